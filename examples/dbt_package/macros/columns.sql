{# Columns as a reader sees them: NULL is a value, and texts are told apart by their bytes, whatever collation a column has. #}
{% macro as_published(columns) %}
{%- set type, bytes = ("text", '"C"') if target.type == "postgres" else ("VARCHAR", '"binary"') -%}
{%- for column in columns -%}
CAST({{ adapter.quote(column) }} AS {{ type }}) COLLATE {{ bytes }}{{ ", " if not loop.last }}
{%- endfor -%}
{% endmacro %}

{# Fails before anything is asked where a test would measure something else than it says. #}
{% macro refuse_unusable(test, model, quasi, columns, name, least) %}
{% if execute %}
  {% set begin = "sqlanon." ~ test ~ ": " %}
  {% if target.type not in ("duckdb", "postgres") %}
    {{ exceptions.raise_compiler_error(begin ~ "was never run on " ~ target.type ~ "; use `sqlanon check`") }}
  {% endif %}
  {% if model is string %}
    {{ exceptions.raise_compiler_error(begin ~ "leave `where` out: classes are those of the whole table") }}
  {% endif %}
  {% if quasi is string or not quasi %}
    {{ exceptions.raise_compiler_error(begin ~ "quasi must be a list of columns, as [age, zip]") }}
  {% endif %}
  {% if least is not integer or least < 2 %}
    {{ exceptions.raise_compiler_error(begin ~ name ~ " must be a whole number, 2 or more") }}
  {% endif %}
  {% set there = adapter.get_columns_in_relation(model) | map(attribute="name") | list %}
  {% for column in columns if column not in there %}
    {{ exceptions.raise_compiler_error(begin ~ model ~ " has no column " ~ column ~ "; it has " ~ there | join(", ")) }}
  {% endfor %}
{% endif %}
{% endmacro %}
