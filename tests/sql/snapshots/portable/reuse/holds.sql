(p.label = v.label OR p.label IS NULL AND v.value IS NULL OR p.label = CAST('*' AS VARCHAR)
  OR v.value IS NOT NULL AND p.label LIKE '{%}'
  AND REPLACE((CAST(', ' AS VARCHAR) || SUBSTR(p.label, 2, LENGTH(p.label) - 2) || CAST(', ' AS VARCHAR)), (CAST(', ' AS VARCHAR) || v.label || CAST(', ' AS VARCHAR)), '') <> (CAST(', ' AS VARCHAR) || SUBSTR(p.label, 2, LENGTH(p.label) - 2) || CAST(', ' AS VARCHAR)));
