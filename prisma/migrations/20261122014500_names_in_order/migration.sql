-- Names as people look them up: å beside a, not behind z, whatever the database's own order is. A server without ICU keeps
-- the order of code points.
DO $$
BEGIN
  CREATE COLLATION names (provider = icu, locale = 'und');
EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
  CREATE COLLATION names FROM "C";
END
$$;
