-- Of the comments of a post the first 100,000 characters are found. What comes after them changes nothing in the document, which
-- was read and written anew for each, while everybody else who wrote in the thread waited. Bytes are counted first: that
-- needs no reading.
CREATE OR REPLACE FUNCTION search_comment_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE search_documents SET comments = comments || E'\n' || html_text(NEW.content)
    WHERE post_id = NEW.post_id AND (octet_length(comments) < 100000 OR length(comments) < 100000);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE search_documents SET comments = search_comments(OLD.post_id) WHERE post_id = OLD.post_id;
  ELSE
    UPDATE search_documents SET comments = search_comments(NEW.post_id) WHERE post_id = NEW.post_id;
  END IF;
  RETURN NULL;
END $$;
