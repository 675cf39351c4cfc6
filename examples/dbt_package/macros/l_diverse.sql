{# A row for each class of rows, equal in every column of `quasi`, that has fewer than l different values of `sensitive`.
NULL is no value there, as in sqlanon's l_diversity. It has the count alone: stored failures hold no value. #}
{% test l_diverse(model, quasi, sensitive, l) %}
{% do sqlanon.refuse_unusable("l_diverse", model, quasi, ([] if quasi is string else quasi) + [sensitive], "l", l) %}
SELECT COUNT(DISTINCT {{ adapter.quote(sensitive) }}) AS counted
FROM {{ model }}
GROUP BY {{ sqlanon.as_published(quasi) }}
HAVING COUNT(DISTINCT {{ adapter.quote(sensitive) }}) < {{ l }}
{% endtest %}
