import type { PostJson } from '@/lib/posts/schema';
import { createComment, createGroup, createPost, createShare, type Person, pathOf } from '../factories.ts';
import { texts, type Vector, vectors } from './vectors.ts';

/** Ends whatever the vector before it left open, so that each stands for itself in a text of many. */
const end = `"'>--></textarea></title></style></script></noscript></xmp></iframe></noembed></noframes></option></select>
</template></svg></math></object></video></audio></form></table></ul></a></b></i></h2></p></div>`;

export type Shown = { post: PostJson; share: string; raw: string };

/** Vectors as one text. */
export function textOf(batch: Vector[]): string {
  return batch.map(({ html }) => html + end).join('\n');
}

/**
 * Every vector by the API as text and as comment of a few posts, some as titles, with a link that shows the post to
 * strangers. Each post has two texts in its history. `word` finds them all.
 */
export async function storeAll(by: Person, other: Person, word: string): Promise<Shown[]> {
  const group = await createGroup(by, { type: 2, name: texts[0]?.html });
  const shown: Shown[] = [];
  for (const batch of piecesOf(vectors, 400)) {
    const title = texts[shown.length % texts.length]?.html ?? '';
    const post = await createPost(by, group, { title, content: `<p>${word}</p>${textOf(batch)}` });
    const content = `<p>${word} again</p>${textOf(batch)}`;
    await by.api.put(pathOf(post), { title: `${title} ${titleOf(batch)}`.slice(0, 255), content });
    for (const part of piecesOf(batch, 100)) await createComment(other, post, textOf(part));
    const { url } = await createShare(by, post);
    shown.push({ post, share: url, raw: textOf(batch) });
  }
  return shown;
}

/** As many vectors as a title holds. */
function titleOf(batch: Vector[]): string {
  return batch.map(({ html }) => html).join(' ');
}

function piecesOf<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
