-- Counting the hits of a search reads the row of each: what it reads stays in the row, every other text leaves it. Words
-- are read whole to rank by them, and unpacking them took longer than reading them does. Holds for what is written from now
-- on; `npm run reindex` writes all.
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
ALTER TABLE "search_documents"
  ALTER COLUMN "title" SET STORAGE MAIN,
  ALTER COLUMN "title_words" SET STORAGE MAIN,
  ALTER COLUMN "words" SET STORAGE EXTERNAL;
