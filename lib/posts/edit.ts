import type { Actor } from '@/lib/auth/actor';
import type { CategoryJson } from '@/lib/categories/schema';
import { forbidden } from '@/lib/errors';
import type { GroupHeadJson } from '@/lib/groups/schema';
import { openGroup } from '@/lib/groups/view';
import { findEditablePost, presentText } from '@/lib/posts/read';
import type { PostJson } from '@/lib/posts/schema';
import { getUser } from '@/lib/users/read';
import type { UserSummaryJson } from '@/lib/users/schema';
import { readWorkingCopy } from '@/lib/working-copies/read';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';

export type EditedPost = Omit<PostJson, 'comments'>;

export type PostEditorJson = {
  group: GroupHeadJson;
  categories: CategoryJson[];
  /** The category of the address: where a new post begins. */
  category: CategoryJson | null;
  /** Null while there is nothing saved yet. */
  post: EditedPost | null;
  /** What the writer left without making it live. */
  copy: WorkingCopyJson | null;
  /** Who writes: the author of a new post. */
  writer: UserSummaryJson;
};

type Address = { group: string; category?: string | undefined; post?: string | undefined };

/** In the place of a post these mean a new one (spec §2, route table); neither can be a slug. */
const unwritten: ReadonlySet<string> = new Set(['new-post', 'undefined']);

/** What the edit page stands on, for who may create posts here or edit this one. */
export async function getPostEditor(actor: Actor, address: Address): Promise<PostEditorJson> {
  const [{ head }, writer] = await Promise.all([openGroup(actor, address), getUser(actor, actor.id)]);
  const { group, categories, category } = head;
  if (address.post === undefined || unwritten.has(address.post)) {
    if (!group.can.createPosts) throw forbidden();
    return { group, categories, category, post: null, copy: null, writer };
  }
  const row = await findEditablePost(actor, address.group, address.post);
  const post = presentText(actor, row);
  // In another category meanwhile, its address leads there no more.
  const own = category?.id === post.categories[0]?.id ? category : null;
  return { group, categories, category: own, post, copy: await readWorkingCopy(actor, row.id), writer };
}
