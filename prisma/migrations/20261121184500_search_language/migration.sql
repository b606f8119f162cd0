-- AlterTable
ALTER TABLE "account" ADD COLUMN     "search_language" VARCHAR(20) NOT NULL DEFAULT 'english';

-- The language of a text by its commonest words; without any, the team's own.
CREATE OR REPLACE FUNCTION search_language(value text) RETURNS text LANGUAGE sql STABLE AS $$
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
    (SELECT search_language FROM public.account), 'english')
$$;
