import { expect, test } from 'vitest';
import { categoryUrl, newPostUrl, postUrl, withQuery } from '@/lib/urls';

const group = { slug: 'news' };

test('a post is created in the category one looks at', () => {
  expect(newPostUrl(group)).toBe('/groups/news/new-post');
  expect(newPostUrl(group, { slug: 'people' })).toBe('/groups/news/category/people/new-post');
});

test('a group without a category is the whole group', () => {
  expect(categoryUrl(group, null)).toBe('/groups/news');
  expect(postUrl({ slug: 'hello', group })).toBe('/groups/news/hello');
});

test('the first page and what is empty leave the address alone', () => {
  expect(withQuery('/groups/news', { page: 0, search: '', view: undefined })).toBe('/groups/news');
  expect(withQuery('/groups/news', { page: 2, view: 'past' })).toBe('/groups/news?page=2&view=past');
});
