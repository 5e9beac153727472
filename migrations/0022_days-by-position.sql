-- What an order of a package that names no days holds its seller to, a search finds it by as well: the usual time of its
-- position. What a sentence says is read when its owner next saves it.
UPDATE services SET delivery_days = (
  SELECT min(coalesce(json_extract(value, '$.maxDays'), json_extract(value, '$.minDays'),
    CASE key WHEN 0 THEN 7 WHEN 2 THEN 4 ELSE 5 END)) FROM json_each(packages)
) WHERE type = 'offer' AND packages LIKE '%"maxDays":null%';
