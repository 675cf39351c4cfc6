{# A row for each class of rows, equal in every column of `quasi`, that has fewer than k rows; with `person` fewer
than k different persons. It has the count alone: stored failures hold no value. #}
{% test k_anonymous(model, quasi, k, person=none) %}
{% set counted = "COUNT(*)" if person is none else "COUNT(DISTINCT " ~ adapter.quote(person) ~ ")" %}
{% set named = ([] if quasi is string else quasi) + ([] if person is none else [person]) %}
{% do sqlanon.refuse_unusable("k_anonymous", model, quasi, named, "k", k) %}
SELECT {{ counted }} AS counted
FROM {{ model }}
GROUP BY {{ sqlanon.as_published(quasi) }}
HAVING {{ counted }} < {{ k }}
{% endtest %}
