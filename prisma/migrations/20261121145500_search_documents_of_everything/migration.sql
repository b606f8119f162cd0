-- Distances between words, for typos.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- What search reads of a document. Texts are moved out of the row early, so that counting hits touches little.
ALTER TABLE "search_documents" DROP COLUMN "words";
ALTER TABLE "search_documents"
  ADD COLUMN "labels" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "comments" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "files" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "group_id" INTEGER,
  ADD COLUMN "shows_from" TIMESTAMPTZ(3),
  ADD COLUMN "title_words" TSVECTOR,
  ADD COLUMN "words" TSVECTOR;
ALTER TABLE "search_documents" SET (toast_tuple_target = 256, fillfactor = 90);

-- CreateTable
CREATE TABLE "search_words" (
    "word" VARCHAR(40) NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_words_prefix" ON "search_words" ("word" text_pattern_ops);
CREATE INDEX "search_words_trgm" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateTable
CREATE TABLE "search_outbox" (
    "id" BIGSERIAL NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "ref_id" INTEGER NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "learned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "search_outbox_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "search_outbox_kind_check" CHECK ("kind" IN ('post', 'user', 'contact', 'group', 'category', 'author'))
);

CREATE INDEX "search_outbox_new" ON "search_outbox" ("id") WHERE NOT "learned";

-- CreateTable
CREATE TABLE "search_engines" (
    "host" VARCHAR(500) NOT NULL,
    "built_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "search_engines_pkey" PRIMARY KEY ("host")
);

CREATE INDEX "search_documents_words_idx" ON "search_documents" USING GIN ("words") WITH (gin_pending_list_limit = 512);

-- The text of HTML that passed the gate: it holds no other entities than these, and no > inside a tag.
CREATE FUNCTION html_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(BOTH E' \n' FROM replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(regexp_replace(coalesce(html, ''),
      '</?(?:p|br|hr|h[1-6]|li|ul|ol|blockquote|pre|table|tr|td|th|div|figure|figcaption)(?![a-z0-9])[^>]*>', E'\n', 'gi'),
      '<[^>]*>', '', 'g'), '\s*\n\s*', E'\n', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))
$$;

-- Runs of scripts without spaces as pairs of letters: 東京都 becomes 東京 京都.
CREATE FUNCTION search_grams(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  pieces text[] := '{}';
  part text[];
  letters text[];
BEGIN
  IF value !~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' THEN RETURN value; END IF;
  FOR part IN SELECT regexp_matches(value,
    '([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)|([^\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', 'g')
  LOOP
    IF part[1] IS NULL THEN pieces := pieces || part[2];
    ELSIF length(part[1]) < 3 THEN pieces := pieces || (' ' || part[1] || ' ');
    ELSE
      letters := string_to_array(part[1], NULL);
      pieces := pieces || (SELECT ' ' || string_agg(letters[i] || letters[i + 1], ' ' ORDER BY i) || ' '
        FROM generate_series(1, cardinality(letters) - 1) i);
    END IF;
  END LOOP;
  RETURN array_to_string(pieces, '');
END $$;

-- Folded, and with those signs as spaces that would make one word of an address, a number or a hyphenated pair.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(public.search_grams(public.fold(coalesce(value, ''))), '-./@_+<>&', '         ')
$$;

-- The language of a text by its commonest words; without any, the one the database is set to.
CREATE FUNCTION search_language(value text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT l.language FROM unnest(to_tsvector('simple', left(value, 1500))) w
    JOIN (VALUES
      ('english', '{the,and,of,to,is,that,for,with,you,are,this,have,not,was,we}'::text[]),
      ('german', '{der,die,und,das,ist,nicht,mit,den,ein,eine,auf,fur,wir,sich,von,im,zu}'),
      ('french', '{le,la,les,et,des,est,pour,dans,une,que,nous,vous,du,sur,pas,avec}'),
      ('spanish', '{el,los,las,y,que,es,por,para,con,una,se,del,como,su,no}'),
      ('swedish', '{och,att,det,som,en,pa,ar,av,for,med,inte,den,till,har,vi,ett}'),
      ('dutch', '{de,het,een,en,van,is,dat,niet,op,voor,met,zijn,wij,we,te,aan}')) l(language, words)
      ON w.lexeme = ANY (l.words)
    GROUP BY l.language HAVING count(*) >= 2
    ORDER BY count(*) DESC, sum(cardinality(w.positions)) DESC, l.language LIMIT 1),
    nullif(current_setting('hearth.search_language', true), ''), 'english')
$$;

-- Words as they are written, and beside them the stems that differ.
CREATE FUNCTION search_vector(language text, title text, labels text, body text, rest text) RETURNS tsvector
LANGUAGE plpgsql STABLE AS $$
DECLARE
  plain tsvector;
  stems tsvector;
BEGIN
  plain := setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', labels), 'B')
    || setweight(to_tsvector('simple', body), 'C') || setweight(to_tsvector('simple', rest), 'D');
  stems := setweight(to_tsvector(language::regconfig, title), 'A') || setweight(to_tsvector(language::regconfig, labels), 'B')
    || setweight(to_tsvector(language::regconfig, body), 'C');
  RETURN plain || ts_delete(stems, tsvector_to_array(plain));
END $$;

-- The stems of a folded word in every language texts are read in.
CREATE FUNCTION search_stems(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT l.stem), '{}')
  FROM unnest('{english_stem,german_stem,french_stem,spanish_stem,swedish_stem,dutch_stem}'::regdictionary[]) d
    CROSS JOIN unnest(ts_lexize(d, word)) l(stem)
  WHERE l.stem <> word
$$;

CREATE FUNCTION search_document_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text;
  labels text;
  body text;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.title, NEW.labels, NEW.body, NEW.files) IS NOT DISTINCT FROM (OLD.title, OLD.labels, OLD.body, OLD.files) THEN
    IF NEW.comments = OLD.comments THEN RETURN NEW; END IF;
    -- A new comment, or another author, is put behind what is there already: the rest need not be read again.
    IF starts_with(NEW.comments, OLD.comments) AND length(NEW.comments) < 100000 AND length(NEW.words) < 50000 THEN
      NEW.words := NEW.words || setweight(to_tsvector('simple', search_text(substr(NEW.comments, length(OLD.comments) + 1))), 'D');
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'UPDATE' AND (NEW.title, NEW.body, NEW.files, NEW.comments) IS NOT DISTINCT FROM (OLD.title, OLD.body, OLD.files, OLD.comments)
    AND starts_with(NEW.labels, OLD.labels) AND length(NEW.labels) < 20000 THEN
    NEW.words := NEW.words || setweight(to_tsvector('simple', search_text(substr(NEW.labels, length(OLD.labels) + 1))), 'B');
    RETURN NEW;
  END IF;
  title := search_text(NEW.title);
  labels := search_text(left(NEW.labels, 20000));
  body := search_text(left(NEW.body, 200000));
  NEW.language := search_language(title || ' ' || left(body, 1500));
  NEW.title_words := search_vector(NEW.language, title, '', '', '');
  BEGIN
    NEW.words := search_vector(NEW.language, title, labels, body,
      search_text(left(NEW.comments, 100000) || E'\n' || left(NEW.files, 200000)));
  EXCEPTION WHEN program_limit_exceeded THEN
    -- A vector holds a megabyte. Nobody's post fails to save over that.
    NEW.words := search_vector(NEW.language, title, left(labels, 5000), left(body, 40000), '');
  END;
  RETURN NEW;
END $$;

CREATE TRIGGER search_document_words BEFORE INSERT OR UPDATE ON "search_documents"
  FOR EACH ROW EXECUTE FUNCTION search_document_words();

-- Whatever changes a document says so to the outbox, in the same transaction.
CREATE FUNCTION search_document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  d search_documents := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO search_outbox (kind, ref_id)
  VALUES (CASE WHEN d.post_id IS NOT NULL THEN 'post' WHEN d.user_id IS NOT NULL THEN 'user' ELSE 'contact' END,
    coalesce(d.post_id, d.user_id, d.contact_id));
  RETURN NULL;
END $$;

CREATE TRIGGER search_document_changed AFTER INSERT OR UPDATE OR DELETE ON "search_documents"
  FOR EACH ROW EXECUTE FUNCTION search_document_changed();

-- Headings, group, category, venue and, last, the authors of a post.
CREATE FUNCTION search_labels(of_post integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n',
    (SELECT string_agg(html_text(regexp_replace(piece, '^.*<h[1-6][^>]*>', '')), E'\n' ORDER BY n)
      FROM unnest(string_to_array(left(p.content, 200000), '</h')) WITH ORDINALITY h(piece, n) WHERE piece ~ '<h[1-6]'),
    g.name, c.name, e.venue,
    (SELECT string_agg(u.name, E'\n' ORDER BY a.position) FROM post_authors a JOIN users u ON u.id = a.user_id WHERE a.post_id = p.id))
  FROM posts p JOIN groups g ON g.id = p.group_id LEFT JOIN categories c ON c.id = p.category_id
    LEFT JOIN events e ON e.post_id = p.id
  WHERE p.id = of_post
$$;

-- Names and texts of the file of a file post and of embedded files. A column that holds no text yet adds none.
CREATE FUNCTION search_files(of_post integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(concat_ws(E'\n', m.name, left(to_jsonb(m) ->> 'text', 100000)), E'\n' ORDER BY m.id), '')
  FROM media m
  WHERE m.id IN (SELECT media_id FROM posts WHERE id = of_post
    UNION SELECT media_id FROM media_uses WHERE post_id = of_post AND comment_id IS NULL)
$$;

CREATE FUNCTION search_comments(of_post integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(E'\n' || html_text(content), '' ORDER BY id), '') FROM comments WHERE post_id = of_post
$$;

CREATE FUNCTION search_refresh_post(of_post integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (post_id, title, body, labels, comments, files, group_id, shows_from, updated_at)
  SELECT p.id, p.title, left(html_text(p.content), 200000), coalesce(search_labels(p.id), ''),
    CASE WHEN p.comments_count > 0 OR EXISTS (SELECT FROM comments c WHERE c.post_id = p.id) THEN search_comments(p.id) ELSE '' END,
    search_files(p.id), p.group_id, CASE WHEN p.status = 2 AND p.deleted_at IS NULL THEN p.published_at END, now()
  FROM posts p WHERE p.id = of_post
  ON CONFLICT (post_id) DO UPDATE SET title = excluded.title, body = excluded.body, labels = excluded.labels,
    comments = excluded.comments, files = excluded.files, group_id = excluded.group_id, shows_from = excluded.shows_from,
    updated_at = excluded.updated_at
$$;

CREATE FUNCTION search_refresh_person(kind text, ref integer) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_documents WHERE kind = 'user' AND user_id = ref
    AND EXISTS (SELECT FROM users WHERE id = ref AND (deleted_at IS NOT NULL OR deactivated_at IS NOT NULL));
  INSERT INTO search_documents (user_id, title, body, updated_at)
  SELECT id, name, concat_ws(E'\n', job_title, phone_office, phone_mobile), now() FROM users
  WHERE kind = 'user' AND id = ref AND deleted_at IS NULL AND deactivated_at IS NULL
  ON CONFLICT (user_id) DO UPDATE SET title = excluded.title, body = excluded.body, updated_at = excluded.updated_at;
  INSERT INTO search_documents (contact_id, title, body, updated_at)
  SELECT id, name, coalesce((SELECT string_agg(f.value, E'\n') FROM jsonb_each_text(fields) f), ''), now() FROM contacts
  WHERE kind = 'contact' AND id = ref
  ON CONFLICT (contact_id) DO UPDATE SET title = excluded.title, body = excluded.body, updated_at = excluded.updated_at;
$$;

CREATE FUNCTION search_post_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_post(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_post_added AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION search_post_written();
CREATE TRIGGER search_post_changed AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((NEW.title, NEW.content, NEW.status, NEW.published_at, NEW.deleted_at, NEW.group_id, NEW.category_id, NEW.media_id)
    IS DISTINCT FROM (OLD.title, OLD.content, OLD.status, OLD.published_at, OLD.deleted_at, OLD.group_id, OLD.category_id, OLD.media_id))
  EXECUTE FUNCTION search_post_written();

CREATE FUNCTION search_comment_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE search_documents SET comments = comments || E'\n' || html_text(NEW.content) WHERE post_id = NEW.post_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE search_documents SET comments = search_comments(OLD.post_id) WHERE post_id = OLD.post_id;
  ELSE
    UPDATE search_documents SET comments = search_comments(NEW.post_id) WHERE post_id = NEW.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_comment_added AFTER INSERT OR DELETE ON "comments" FOR EACH ROW EXECUTE FUNCTION search_comment_written();
CREATE TRIGGER search_comment_changed AFTER UPDATE OF "content", "post_id" ON "comments" FOR EACH ROW EXECUTE FUNCTION search_comment_written();

CREATE FUNCTION search_labels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_post integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.post_id ELSE NEW.post_id END;
BEGIN
  UPDATE search_documents SET labels = coalesce(search_labels(of_post), '') WHERE post_id = of_post;
  RETURN NULL;
END $$;
CREATE TRIGGER search_author_changed AFTER INSERT OR DELETE ON "post_authors" FOR EACH ROW EXECUTE FUNCTION search_labels_changed();
CREATE TRIGGER search_venue_changed AFTER INSERT OR UPDATE OF "venue" ON "events" FOR EACH ROW EXECUTE FUNCTION search_labels_changed();

CREATE FUNCTION search_files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  use media_uses := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF use.comment_id IS NULL THEN
    UPDATE search_documents SET files = search_files(use.post_id) WHERE post_id = use.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_use_changed AFTER INSERT OR DELETE ON "media_uses" FOR EACH ROW EXECUTE FUNCTION search_files_changed();

CREATE FUNCTION search_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET files = search_files(post_id)
  WHERE post_id IN (SELECT id FROM posts WHERE media_id = NEW.id
    UNION SELECT post_id FROM media_uses WHERE media_id = NEW.id AND comment_id IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER search_media_changed AFTER UPDATE ON "media" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR to_jsonb(OLD) -> 'text' IS DISTINCT FROM to_jsonb(NEW) -> 'text')
  EXECUTE FUNCTION search_media_changed();

-- A person's, group's or category's new name reaches many posts: those follow from the outbox.
CREATE FUNCTION search_user_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_person('user', NEW.id);
  IF TG_OP = 'UPDATE' AND NEW.name IS DISTINCT FROM OLD.name THEN
    INSERT INTO search_outbox (kind, ref_id) VALUES ('author', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_user_added AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION search_user_written();
CREATE TRIGGER search_user_changed AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((NEW.name, NEW.job_title, NEW.phone_office, NEW.phone_mobile, NEW.deleted_at, NEW.deactivated_at)
    IS DISTINCT FROM (OLD.name, OLD.job_title, OLD.phone_office, OLD.phone_mobile, OLD.deleted_at, OLD.deactivated_at))
  EXECUTE FUNCTION search_user_written();

CREATE FUNCTION search_contact_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_person('contact', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_contact_written AFTER INSERT OR UPDATE OF "name", "fields" ON "contacts"
  FOR EACH ROW EXECUTE FUNCTION search_contact_written();

CREATE FUNCTION search_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_outbox (kind, ref_id) VALUES (TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_group_renamed AFTER UPDATE ON "groups" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_name_changed('group');
CREATE TRIGGER search_category_renamed AFTER UPDATE ON "categories" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_name_changed('category');

-- What is there already.
SELECT search_refresh_post(id) FROM posts;
SELECT search_refresh_person('user', id) FROM users;
SELECT search_refresh_person('contact', id) FROM contacts;
