import { describe, expect, test } from 'vitest';
import { shapeOf } from './page-shape';

describe('the shape of the page an address leads to', () => {
  test.each([
    ['/', 'cards'],
    ['/groups/news', 'cards'],
    ['/groups/news?page=2', 'cards'],
    ['/groups/news/category/people', 'cards'],
    ['/groups', 'tiles'],
    ['/people/list/3', 'tiles'],
    ['/profile/posts?search=boat', 'rows'],
    ['/groups/new', 'form'],
    ['/groups/news/edit', 'form'],
    ['/groups/news/the-boathouse', 'article'],
    ['/groups/news/category/people/the-boathouse#comments', 'article'],
  ])('%s is %s', (href, shape) => {
    expect(shapeOf(href)).toBe(shape);
  });
});
