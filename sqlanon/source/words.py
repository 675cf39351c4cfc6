"""Words in names and values of columns, by meaning.

Names are known in English, German, French and Spanish, values in English and German.

Kept small on purpose: a name that is not here is judged by counts. A word is a part of a name
between blanks, signs, digits or a change of case, in small letters and without accents; two that
are adjacent count as one, too: `first_name` and `FirstName` are also `firstname`.
"""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from itertools import pairwise

_PARTS = re.compile(r"[a-z]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


class Meaning(Enum):
    """The meaning of a word in a column's name; the first that fits counts."""

    PERSON_NAME = "a person's name"
    CONTACT = "a way to reach a person"
    OFFICIAL = "a number or device of one person"
    FREE_TEXT = "free text or a picture"
    HEALTH = "health"
    OUTCOME = "a result"
    MONEY = "money"
    BELIEF = "religion, politics, union or sex life"
    LAW = "crime or punishment"
    ETHNICITY = "racial or ethnic origin"
    BIOMETRICS = "genes or a body's measures that identify"
    BIRTH = "birth"
    AGE = "age"
    SEX = "sex"
    POSTAL = "a postal code"
    PLACE = "a place"
    ORIGIN = "a language"
    FAMILY = "family"
    WORK = "education or work"
    BODY = "the body"
    CODE = "a code of a classification"
    PERSON = "a person"
    NAME = "a name"
    KEY = "a key"


WORDS: dict[Meaning, str] = {
    Meaning.PERSON_NAME: """
        firstname lastname fullname surname forename givenname familyname middlename
        maidenname birthname username nickname login vorname nachname geburtsname prenom
        apellido apellidos
    """,
    Meaning.CONTACT: """
        email mail phone telephone tel mobile cell fax telefon handy courriel telefono movil
        correo street address addr strasse adresse hausnummer rue direccion calle
    """,
    Meaning.OFFICIAL: """
        ssn nino passport iban vat taxid steuernummer dni nif mrn licence license plate
        kennzeichen creditcard cardnumber accountnumber konto imei mac ip ipaddress cookie
        session device
    """,
    Meaning.FREE_TEXT: """
        comment comments note notes remark remarks description message photo picture
        signature feedback freetext verbatim narrative complaint openanswer opentext openended
        bemerkung kommentar freitext notiz beschreibung commentaire comentario
    """,
    Meaning.HEALTH: """
        diagnosis diagnoses disease illness condition icd symptom treatment procedure
        medication drug prescription hiv allergy disability disabled health medical bloodtype
        diagnose krankheit behandlung gesundheit medikament befund behinderung blutgruppe allergie
        sante medicament handicap salud medicamento discapacidad
        maladie diagnostic traitement diagnostico enfermedad tratamiento cancer tumor tumour
        death died survival survived suicide smoking smoker pregnant pregnancy mort tod muerte
        substance alcohol addiction dx drg sick
    """,
    Meaning.OUTCOME: "outcome result results ergebnis resultat resultado",
    Meaning.MONEY: """
        salary income inc wage wages pay earnings debt credit balance loan assets wealth savings
        mortgage bonus expenses gehalt einkommen lohn schulden vermoegen kredit darlehen
        salaire revenu epargne salario sueldo ingresos ahorros
    """,
    Meaning.BELIEF: """
        faith party orientation affair affairs union unionmember tradeunion konfession glaube partei
        gesinnung croyance parti syndicat fe partido sindicato homo gay lgbt
    """,
    Meaning.LAW: """
        crime criminal offence offense conviction convicted arrest arrested prison parole
        straftat vorstrafe haft verurteilung crimen delito
    """,
    Meaning.ETHNICITY: """
        race racial ethnicity ethnic ethnicgroup skincolor ethnie rasse hautfarbe
        migrationshintergrund raza etnia
    """,
    Meaning.BIOMETRICS: """
        biometric biometrics fingerprint iris retina faceprint voiceprint dna gene genes genetic
        genotype genome biometrie fingerabdruck genetisch gentest
    """,
    Meaning.BIRTH: """
        birth birthdate birthday birthyear dob yob born geburt geburtsdatum geburtstag geburtsjahr
        geboren naissance nacimiento
    """,
    Meaning.AGE: "age alter edad",
    Meaning.SEX: "sex gender female male geschlecht weiblich maennlich sexe femme sexo genero",
    Meaning.POSTAL: "zip zipcode postcode postal postalcode plz postleitzahl",
    Meaning.PLACE: """
        city town county canton neighborhood neighbourhood borough village state region province
        district country nationality citizenship
        latitude longitude lat lon lng ort stadt gemeinde kreis kanton bundesland land nation ville
        commune pays ciudad municipio provincia pais nacionalidad
    """,
    Meaning.ORIGIN: """
        language tongue sprache muttersprache langue idioma
    """,
    Meaning.FAMILY: """
        marital married relationship household children familienstand kinder enfants hijos
    """,
    Meaning.WORK: """
        education degree occupation job profession employer workclass beruf bildung
        arbeitgeber emploi metier educacion profesion empleo
    """,
    Meaning.BODY: "height weight groesse gewicht taille poids altura peso",
    Meaning.CODE: "code codes isco isic nace naics noga nuts sic",
    Meaning.PERSON: """
        person patient customer client user member employee subject insured student citizen
        kunde klient benutzer mitglied mitarbeiter versicherter personne utilisateur persona
        paciente cliente usuario
    """,
    Meaning.NAME: "name nom nombre",
    Meaning.KEY: "id uuid guid key number nr no num rowid hash token nummer numero",
}
"""Words by meaning; docs/init.md says what follows from each."""
_MEANINGS = {word: meaning for meaning, words in WORDS.items() for word in words.split()}
STEMS: dict[str, Meaning] = {
    **dict.fromkeys(("relig", "church", "polit", "ideolog", "partisan"), Meaning.BELIEF),
    **dict.fromkeys(("vote", "voting", "sexual", "sexuel", "gewerkschaft"), Meaning.BELIEF),
    **dict.fromkeys(("homosex", "bisex", "heterosex"), Meaning.BELIEF),
    **dict.fromkeys(("ethni", "racial", "racis"), Meaning.ETHNICITY),
    **dict.fromkeys(("diagno", "disab", "patholog", "drug", "hospitaliz", "krank"), Meaning.HEALTH),
    **dict.fromkeys(("genetic", "biometr"), Meaning.BIOMETRICS),
    **dict.fromkeys(("educ", "occup", "employ"), Meaning.WORK),
    "marit": Meaning.FAMILY,
}
"""What words that begin so mean, as `votetrump` and `religimp`, where they are not listed."""
ENDINGS: dict[str, Meaning] = {
    **dict.fromkeys(("income", "salary", "wage", "wages", "earnings"), Meaning.MONEY),
    **dict.fromkeys(("einkommen", "gehalt", "lohn"), Meaning.MONEY),
}
"""What words that end so mean, as `lwage` and `hhincome`, where they are not listed."""

IDENTIFYING = frozenset({Meaning.PERSON_NAME, Meaning.CONTACT, Meaning.OFFICIAL, Meaning.FREE_TEXT})
"""Meanings of columns that name a person, or may."""
SPECIAL = frozenset({Meaning.HEALTH, Meaning.BELIEF, Meaning.ETHNICITY, Meaning.BIOMETRICS})
"""Meanings of special categories of personal data (GDPR, article 9)."""
SENSITIVE = SPECIAL | {Meaning.OUTCOME, Meaning.MONEY, Meaning.LAW}
"""Meanings of columns that must not be learnt of a person."""
VALUES: dict[Meaning, str] = {
    Meaning.PERSON_NAME: """
        james, john, robert, michael, william, david, richard, joseph, thomas, daniel, matthew,
        anthony, mark, paul, steven, andrew, kenneth, kevin, brian, george, edward, ronald,
        timothy, jason, jeffrey, ryan, jacob, gary, nicholas, eric, stephen, larry, justin, scott,
        brandon, benjamin, samuel, patrick, alexander, jack, dennis, peter, ben, tom, oliver,
        harry, mary, patricia, jennifer, linda, elizabeth, barbara, susan, jessica, sarah, karen,
        lisa, nancy, betty, sandra, margaret, ashley, kimberly, emily, donna, michelle, carol,
        amanda, melissa, deborah, stephanie, rebecca, sharon, laura, cynthia, anna, emma, hannah,
        julia, maria, clara, sophie, lena, lea, mia, katharina, christine, monika, ursula, andrea,
        sabine, petra, hans, klaus, wolfgang, stefan, andreas, markus, lukas, felix, jonas, leon,
        noah, luca, pierre, jean, marie, nathalie, isabelle, nicolas, philippe, camille, jose,
        juan, antonio, manuel, carlos, carmen, ana, isabel, lucia, mohammed, mohamed, muhammad,
        ahmed, ali, fatima, aisha
    """,
    Meaning.BELIEF: """
        catholic, roman catholic, protestant, christian, muslim, islam, islamic, jewish, judaism,
        buddhist, buddhism, hindu, hinduism, sikh, sikhism, atheist, agnostic, evangelical,
        lutheran, baptist, methodist, mormon, anglican, presbyterian, sunni, shia, katholisch,
        römisch-katholisch, evangelisch, muslimisch, jüdisch, islamisch, konfessionslos, democrat,
        republican, democratic party, republican party, socialist, communist, libertarian, cdu,
        csu, cdu/csu, spd, fdp, afd, die linke, heterosexual, homosexual, bisexual, gay, lesbian,
        heterosexuell, homosexuell, bisexuell, lesbisch
    """,
    Meaning.ETHNICITY: """
        asian, hispanic, latino, hispanic or latino, not hispanic or latino, caucasian,
        african american, african-american, native american, american indian,
        american indian or alaska native, amer-indian-eskimo, asian-pac-islander, pacific islander,
        native hawaiian, white british, white other, black african, black caribbean,
        black or african american, mixed race, biracial, multiracial, roma
    """,
    Meaning.HEALTH: """
        diabetes, asthma, cancer, hypertension, depression, anxiety, hiv, aids, tuberculosis,
        epilepsy, stroke, pneumonia, bronchitis, migraine, dementia, schizophrenia, hepatitis,
        arthritis, influenza, flu, covid, covid-19, heart disease, krebs, bluthochdruck, diabetes
        mellitus, grippe, schlaganfall, lungenentzündung, demenz, migräne, positive, negative,
        positiv, negativ, smoker, nonsmoker, non-smoker, former smoker, never smoker, raucher,
        nichtraucher, autism, adhd, dyslexia, cocaine, heroin, alcohol, cannabis, marijuana, opioids
    """,
}
"""Values by what a column of them holds, in small letters: given names, special categories."""
KNOWN = frozenset(
    {
        Meaning.BIRTH,
        Meaning.AGE,
        Meaning.SEX,
        Meaning.POSTAL,
        Meaning.PLACE,
        Meaning.ORIGIN,
        Meaning.FAMILY,
        Meaning.WORK,
        Meaning.BODY,
    }
)
"""Meanings of columns that others may know of a person."""


_OF_PERSONS = frozenset(["ssn", "nino", "passport", "taxid", "steuernummer", "dni", "nif", "mrn"])
"""Words for numbers that one person has alone."""
_ENDS = ("id", "nr", "no", "key", "number")
"""The endings after a word for a person in the name of a key, without a sign between."""
_PLURALS = ("s", "es", "n", "en", "er", "nen")
_BARE_KEYS = frozenset(
    [
        "id",
        "pid",
        "uid",
        "uuid",
        "guid",
        "key",
        "hash",
        "token",
        "idcode",
        "caseid",
        "recordid",
        "recid",
        "studyid",
        "subjid",
        "respid",
        "hhid",
        "householdid",
    ]
)
"""Words of which a key may consist wholly."""


def meanings(name: str) -> list[tuple[Meaning, str]]:
    """Return the meanings of the words of a column's name.

    Returns:
        Meanings and the words that have them, those that count first; none of a name without.
    """
    words = _words(name)
    words += ["".join(pair) for pair in pairwise(words)]
    known = [(_meaning(word), word) for word in words]
    found = [(meaning, word) for meaning, word in known if meaning is not None]
    return sorted(found, key=lambda one: [*Meaning].index(one[0]))


def _meaning(word: str) -> Meaning | None:
    begun = (meaning for stem, meaning in STEMS.items() if word.startswith(stem))
    ended = (meaning for end, meaning in ENDINGS.items() if word.endswith(end))
    return _MEANINGS.get(word) or next(begun, None) or next(ended, None)


def _words(name: str) -> list[str]:
    """The parts of a name, in small letters and without accents."""
    plain = unicodedata.normalize("NFKD", _CAMEL.sub(" ", name.replace("ß", "ss")))
    plain = "".join(one for one in plain if not unicodedata.combining(one)).lower()
    return _PARTS.findall(plain)


def names_persons_table(name: str) -> bool:
    """Return whether a table's name means that its rows are persons: `customers`, `app_user`."""
    last = _words(name)[-1:]
    forms = {word.removesuffix(end) for word in last for end in ("", *_PLURALS)}
    return "people" in forms or any(_MEANINGS.get(one) is Meaning.PERSON for one in forms)


def names_only_persons(name: str) -> bool:
    """Return whether a column's name has no word but those for a person, or a name.

    Args:
        name: `customer`, `ClientName`; not `patient_class`, `user_type`.
    """
    known = {_MEANINGS.get(word) for word in _words(name)}
    return Meaning.PERSON in known and known <= {Meaning.PERSON, Meaning.NAME}


def names_persons(name: str, *, key: bool) -> bool:
    """Return whether a column's name means that its values identify persons.

    Args:
        name: `patient_id`, `CustomerNo`, `subject`, `ssn`; not `customer_city`, `patient_name`.
        key: Whether the job says that it is an identifier: `id` alone is one then too.
    """
    words = _words(name)
    known = [_MEANINGS.get(word) for word in words]
    if words and set(known) <= {Meaning.PERSON, Meaning.KEY} and Meaning.PERSON in known:
        return key or Meaning.KEY in known
    if any(word in _OF_PERSONS for word in words):
        return True
    whole = "".join(words)
    stems = (whole.removesuffix(end) for end in _ENDS if whole.endswith(end))
    if any(_MEANINGS.get(stem) is Meaning.PERSON for one in stems for stem in (one, one[:-1])):
        return True  # `customerid`, `kundennr`
    return key and whole in _BARE_KEYS
