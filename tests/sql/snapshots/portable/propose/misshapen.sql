"born" IS NOT NULL AND CAST("born" AS VARCHAR) NOT LIKE '____-__-__%';
