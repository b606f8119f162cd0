import { type LinkOf, markdownOf } from '@/lib/archive/markdown';
import { fileNameOf, nameOf } from '@/lib/archive/names';
import { writeJson, writeText } from '@/lib/archive/write-files';
import { mediaKeyOf } from '@/lib/media/url';

type Named = { id: number; name: string };
type CommentRow = { name: string; content: string; created_at: string };

export type PostRow = {
  id: number;
  category_id: number | null;
  slug: string;
  title: string;
  status: number;
  content: string;
  published_at: Date | null;
  deleted_at: Date | null;
  authors: Named[];
  event: { venue: string; starts: string; ends: string } | null;
  uses: { media_id: number; key: string; name: string }[];
  comments: CommentRow[];
  file: Named | null;
  picture: Named | null;
};

/** Twice: as Markdown to be read, and as JSON to be taken back. */
export async function writePost(
  root: string,
  place: { folder: string; group: string },
  post: PostRow,
): Promise<void> {
  const { file: _, picture: __, ...record } = post;
  const path = `${place.folder}/${nameOf(post)}`;
  await writeJson(root, `${path}.json`, record);
  const up = '../'.repeat(place.folder.split('/').length);
  await writeText(root, `${path}.md`, readable(post, place.group, up));
}

function readable(post: PostRow, group: string, up: string): string {
  const { title, authors, event, file, picture } = post;
  const linkOf = linksOf(post, up);
  const front = {
    title,
    group,
    authors: authors.map(({ name }) => name),
    status: post.status === 2 ? 'published' : 'draft',
    ...(post.deleted_at && { deleted: post.deleted_at.toISOString() }),
    ...(post.published_at && { published: post.published_at.toISOString() }),
    ...(event && { venue: event.venue, starts: event.starts, ends: event.ends }),
  };
  const parts = [
    `---\n${yamlOf(front)}---`,
    `# ${title}`,
    picture && `![](${up}media/${fileNameOf(picture)})`,
    file && `[${file.name}](${up}media/${fileNameOf(file)})`,
    markdownOf(post.content, linkOf),
    ...commentsOf(post.comments, linkOf),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function linksOf({ uses }: PostRow, up: string): LinkOf {
  const files = new Map(
    uses.map(({ key, media_id: id, name }) => [key, `${up}media/${fileNameOf({ id, name })}`]),
  );
  return (url) => files.get(mediaKeyOf(url) ?? '') ?? url;
}

function commentsOf(comments: CommentRow[], linkOf: LinkOf): string[] {
  if (comments.length === 0) return [];
  const told = comments.map(
    ({ name, content, created_at }) =>
      `**${name}**, ${created_at.slice(0, 16).replace('T', ' ')}\n\n${markdownOf(content, linkOf)}`,
  );
  return ['## Comments', told.join('\n\n---\n\n')];
}

/** JSON's strings and lists are YAML's, too. */
function yamlOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
