-- Typos are looked for among words of letters only. In the index of all words, codes and numbers stand between them.
CREATE INDEX "search_words_letters" ON "search_words"("word" text_pattern_ops) WHERE (word !~ '[0-9]'::text);
