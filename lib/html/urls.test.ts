import { expect, it } from 'vitest';
import { safeHref, safeImageSource, videoOf } from './urls';

it.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:eva@example.com?subject=Hi',
  'tel:+46 31 12 34',
  '/groups/news',
  '#h-plan',
  'chapter-2',
])('links to %s', (href) => {
  expect(safeHref(href)).toBe(href);
});

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'ftp://example.com',
  'http://',
  '',
])('does not link to %j', (href) => {
  expect(safeHref(href)).toBeNull();
});

it('shows pictures of this site only from its media', () => {
  expect(safeImageSource('/api/media/3/a.png')).toBe('/api/media/3/a.png');
  expect(safeImageSource('/api/media/%2e%2e/logout')).toBeNull();
  expect(safeImageSource('/logout')).toBeNull();
  expect(safeImageSource('https://images.example/a.jpg')).toBe('https://images.example/a.jpg');
  expect(safeImageSource('data:image/png;base64,x')).toBeNull();
});

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/channels/staff/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
])('finds the video in %s', (url, provider, id) => {
  expect(videoOf(url)).toEqual({ provider, id });
});

it.each([
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://youtu.be/short',
  'https://vimeo.com/x',
])('finds no video in %s', (url) => {
  expect(videoOf(url)).toBeNull();
});
