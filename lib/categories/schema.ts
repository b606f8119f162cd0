import { z } from 'zod';
import { bodyId, line } from '@/lib/fields';
import { postCard } from '@/lib/posts/schema';
import { treeInput } from '@/lib/tree';

export type CategoryJson = {
  id: number;
  slug: string;
  name: string;
  parent_id: number | null;
  children: CategoryJson[];
  posts: z.infer<typeof postCard>[];
  posts_count: number;
  version: number;
};

/** `posts` holds the first three cards where a call loads them, else it is empty. */
export const category: z.ZodType<CategoryJson> = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    parent_id: z.int().nullable(),
    get children() {
      return z.array(category);
    },
    posts: z.array(postCard),
    posts_count: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Category' });

export const createCategoryInput = z
  .object({
    name: line(100, 'Name'),
    slug: z.string().trim().max(120).optional(),
    parent_id: bodyId.nullable().default(null),
  })
  .meta({ id: 'CreateCategoryInput' });
export type CreateCategoryInput = z.output<typeof createCategoryInput>;

export const updateCategoryInput = z
  .object({
    name: line(100, 'Name').optional(),
    slug: z.string().trim().max(120).optional(),
    parent_id: bodyId.nullable().optional(),
  })
  .meta({ id: 'UpdateCategoryInput' });
export type UpdateCategoryInput = z.output<typeof updateCategoryInput>;

export const categoryTreeInput = z.object({ categories: treeInput }).meta({ id: 'CategoryTreeInput' });
