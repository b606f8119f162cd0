import { z } from 'zod';
import {
  category,
  categoryTreeInput,
  createCategoryInput,
  updateCategoryInput,
} from '@/lib/categories/schema';
import type { Domain } from '@/lib/openapi/operation';
import { bulkInput, postCount } from '@/lib/posts/schema';

export const categoriesDomain: Domain = {
  tag: 'Categories',
  description: 'Categories of a group; in a files group they are folders and nest.',
  operations: {
    getCategory: {
      call: 'GET /api/groups/{group}/categories/{category}',
      summary: 'Get a category',
      answer: category,
    },
    createCategory: {
      call: 'POST /api/groups/{group}/categories',
      summary: 'Add a category at the end',
      description: '`parent_id` is minded in files groups only. The slug is made from the name unless sent.',
      body: createCategoryInput,
      status: 201,
      answer: category,
    },
    updateCategory: {
      call: 'PUT /api/groups/{group}/categories/{category}',
      summary: 'Change a category',
      description: 'Its slug stays when it is renamed, unless a new one is sent.',
      body: updateCategoryInput,
      answer: category,
      ifMatch: true,
    },
    deleteCategory: {
      call: 'DELETE /api/groups/{group}/categories/{category}',
      summary: 'Delete a category',
      description:
        'Its posts stay, uncategorised. Deleting a folder deletes its subfolders too, and all their files move to the top level.',
      ifMatch: true,
    },
    rebuildCategories: {
      call: 'POST /api/groups/{group}/categories/rebuild-menu',
      summary: 'Order and nest the categories',
      description:
        'All or nothing. A category of another group, one named twice or a cycle is 422. Answers the tree without cards.',
      body: categoryTreeInput,
      answer: z.array(category),
    },
    moveFiles: {
      call: 'PATCH /api/groups/{group}/categories/{category}/bulk-move',
      summary: 'Move files into a folder',
      description: 'All or nothing. Folder `0` is the top level.',
      body: bulkInput,
      answer: postCount,
    },
  },
};
