-- Case and accents folded. IMMUTABLE, which unaccent() itself is not because its dictionary could be changed.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, value))
$$;

-- AlterTable
ALTER TABLE "search_documents" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', fold(title)), 'A') || setweight(to_tsvector('simple', fold(body)), 'B')) STORED;

-- CreateIndex
CREATE INDEX "search_documents_words_idx" ON "search_documents" USING GIN ("words");
