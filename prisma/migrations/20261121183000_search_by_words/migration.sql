-- The vocabulary has every word that begins with no digit, so that a beginning is looked up as the words it stands for.
DROP INDEX "search_words_trgm";
ALTER TABLE "search_words" ALTER COLUMN "word" SET DATA TYPE TEXT;
INSERT INTO "search_words" ("word")
SELECT word FROM ts_stat('SELECT words FROM search_documents') WHERE word !~ '^[0-9]'
ON CONFLICT DO NOTHING;
CREATE INDEX "search_words_trgm" ON "search_words" USING GIN ("word" gin_trgm_ops) WHERE word !~ '[0-9]';

-- Read of every document that matches, so it stays in the row.
ALTER TABLE "search_documents" ALTER COLUMN "title_words" SET STORAGE MAIN;
ALTER TABLE "search_documents" DISABLE TRIGGER USER;
UPDATE "search_documents" SET "title_words" = "title_words" || ''::tsvector;
ALTER TABLE "search_documents" ENABLE TRIGGER USER;
