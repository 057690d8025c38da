-- Addresses are compared in one spelling: capitals in what is percent-encoded, and nothing encoded that needs not be.
CREATE FUNCTION pg_temp.comparable(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(
    CASE WHEN part !~* '^%[0-9a-f]{2}$' THEN part
      WHEN chr(('x' || substr(part, 2))::bit(8)::int) ~ '[A-Za-z0-9._~-]' THEN chr(('x' || substr(part, 2))::bit(8)::int)
      ELSE upper(part) END, '' ORDER BY number)
  FROM regexp_matches(address, '%[0-9a-fA-F]{2}|[^%]+|%', 'g') WITH ORDINALITY AS found (parts, number), unnest(parts) AS part
$$;--> statement-breakpoint
DELETE FROM "redirects" AS r WHERE r."source" LIKE '%\%%' AND EXISTS (
  SELECT FROM "redirects" AS other WHERE other."id" > r."id" AND other."source" LIKE '%\%%'
    AND pg_temp.comparable(other."source") = pg_temp.comparable(r."source"));--> statement-breakpoint
UPDATE "redirects" SET "source" = pg_temp.comparable("source") WHERE "source" LIKE '%\%%' AND "source" <> pg_temp.comparable("source");--> statement-breakpoint
UPDATE "redirects" SET "target" = pg_temp.comparable("target") WHERE "target" LIKE '/%\%%' AND "target" <> pg_temp.comparable("target");--> statement-breakpoint
DELETE FROM "imported_addresses" AS r WHERE r."path" LIKE '%\%%' AND r."path" <> pg_temp.comparable(r."path") AND EXISTS (
  SELECT FROM "imported_addresses" AS other WHERE other."path" = pg_temp.comparable(r."path"));--> statement-breakpoint
DELETE FROM "imported_addresses" AS r WHERE r."path" LIKE '%\%%' AND EXISTS (
  SELECT FROM "imported_addresses" AS other WHERE other."path" > r."path" AND other."path" LIKE '%\%%'
    AND pg_temp.comparable(other."path") = pg_temp.comparable(r."path"));--> statement-breakpoint
UPDATE "imported_addresses" SET "path" = pg_temp.comparable("path") WHERE "path" LIKE '%\%%' AND "path" <> pg_temp.comparable("path");--> statement-breakpoint
DELETE FROM "missing_addresses" WHERE "path" LIKE '%\%%' AND "path" <> pg_temp.comparable("path");
