/**
 * What is measured. `paths` are asked in turn; `yardstick` is the equivalent statement, with the values of each turn.
 *
 * @typedef {{
 *   name: string,
 *   kind: 'call' | 'page' | 'write',
 *   method: string,
 *   paths: string[],
 *   body?: string,
 *   cards?: number,
 *   yardstick: { text: string, values: unknown[][] },
 * }} Work
 */

const cards = `
  select p.id, p.title, p.slug, p.dynamic_excerpt, p.published_at, p.read_by_count, p.comments_count, p.thumbs_up_count,
    g.slug as group_slug, g.name as group_name, g.type, u.id as author_id, u.name as author, c.name as category
  from posts p join groups g on g.id = p.group_id left join categories c on c.id = p.category_id
    join post_authors a on a.post_id = p.id join users u on u.id = a.user_id
    left join group_members r on r.group_id = g.id and r.user_id = $1`;
const visible = `p.status = 2 and p.deleted_at is null and p.published_at <= now()
  and (not g.private or r.user_id is not null)`;
const newest = 'order by p.published_at desc, p.id desc limit 12';

/**
 * @param {{ viewer: number, posts: { id: number, slug: string, group: string }[], lastPage: number }} corpus
 *   `posts` of group 1, which is chronological
 * @returns {Work[]}
 */
export function listWorks({ viewer, posts, lastPage }) {
  const articles = posts.map(({ slug, group }) => `/groups/${group}/${slug}`);
  const calls = articles.map((path) => `/api${path.replace(/\/([^/]+)$/, '/posts/$1')}`);
  const ids = posts.map(({ id }) => [viewer, id]);
  const list = { text: `${cards} where p.group_id = $2 and ${visible} ${newest}`, values: [[viewer, 1]] };
  const deep = {
    text: `${cards} where p.group_id = $2 and ${visible} ${newest} offset $3`,
    values: [[viewer, 1, lastPage * 12]],
  };
  const category = {
    text: `${cards} where p.group_id = $2 and p.category_id = $3 and ${visible} ${newest}`,
    values: [[viewer, 1, 11]],
  };
  const dashboard = {
    text: `
      select n.* from groups g left join group_members r on r.group_id = g.id and r.user_id = $1
      cross join lateral (
        select p.id, p.title, p.slug, p.dynamic_excerpt, p.published_at, p.read_by_count, p.comments_count, g.name, u.name as author
        from posts p join post_authors a on a.post_id = p.id join users u on u.id = a.user_id
        where p.group_id = g.id and p.status = 2 and p.deleted_at is null and p.published_at <= now()
        order by p.published_at desc, p.id desc limit 26) n
      where not g.private or r.user_id is not null order by n.published_at desc limit 26`,
    values: [[viewer]],
  };
  const article = {
    text: `
      ${cards.replace('select', 'select p.content, (select json_agg(x) from (select k.id, k.content, k.created_at, w.name from comments k join users w on w.id = k.user_id where k.post_id = p.id order by k.created_at limit 100) x) as comments,')}
      where p.id = $2 and ${visible}`,
    values: ids,
  };
  const people = {
    text: `
      select kind, id, name, fields from (
        (select 'user' as kind, id, name, '{}'::jsonb as fields from users where deleted_at is null order by name, id limit 24)
        union all (select 'contact', id, name, fields from contacts order by name, id limit 24)) p
      order by name, id limit 24`,
    values: [[]],
  };
  const search = {
    text: `
      select p.id, p.slug, p.title, p.dynamic_excerpt, g.slug as group_slug from search_documents d
      join posts p on p.id = d.post_id join groups g on g.id = p.group_id
      left join group_members r on r.group_id = g.id and r.user_id = $1
      where d.words @@ to_tsquery('simple', $2) and ${visible}
      order by ts_rank(d.title_words, to_tsquery('simple', $2)) desc limit 10`,
    values: [[viewer, 'security & report']],
  };
  const own = { text: 'select * from users where id = $1', values: [[viewer]] };
  const one = (
    /** @type {Work['kind']} */ kind,
    /** @type {string} */ name,
    /** @type {string} */ path,
    more,
  ) => ({
    ...{ kind, name, method: 'GET', paths: [path] },
    ...more,
  });
  return [
    one('call', 'account', '/api/account/user', { yardstick: own }),
    one('call', 'list', '/api/groups/group-1/posts', { yardstick: list }),
    one('call', 'article', '', { paths: calls, yardstick: article }),
    one('call', 'search, two words', '/api/search/posts?query=security%20report', { yardstick: search }),
    one('call', 'search, typo and prefix', '/api/search/posts?query=secuirty%20rep', { yardstick: search }),
    one('page', 'dashboard', '/', { cards: 26, yardstick: dashboard }),
    one('page', 'group', '/groups/group-1', { cards: 12, yardstick: list }),
    one('page', `group, page ${lastPage + 1}`, `/groups/group-1?page=${lastPage}`, { yardstick: deep }),
    one('page', 'category', '/groups/group-1/category/category-1', { cards: 12, yardstick: category }),
    one('page', 'article', '', { paths: articles, yardstick: article }),
    one('page', 'people', '/people', { yardstick: people }),
    one('write', 'comment', '', {
      method: 'POST',
      paths: calls.map((path) => `${path}/comments`),
      body: JSON.stringify({ content: '<p>Agreed, and thank you for writing it down.</p>' }),
      yardstick: {
        text: 'insert into bench_notes (post_id, user_id, content) values ($2, $1, $3) returning id, created_at',
        values: ids.map((pair) => [...pair, '<p>Agreed, and thank you for writing it down.</p>']),
      },
    }),
    one('write', 'reaction', '', {
      method: 'POST',
      paths: calls.map((path) => `${path}/reactions`),
      body: '{"type":2}',
      yardstick: {
        text: 'insert into bench_notes (post_id, user_id, content) values ($2, $1, $3) returning id, created_at',
        values: ids.map((pair) => [...pair, '2']),
      },
    }),
  ];
}
