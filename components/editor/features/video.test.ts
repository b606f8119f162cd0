import { expect, it } from 'vitest';
import { videoAddress } from './video';

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' };

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  ' https://youtu.be/dQw4w9WgXcQ?si=x ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  '//www.youtube.com/live/dQw4w9WgXcQ',
])('reads the video of %s', (address) => {
  expect(videoAddress(address)).toEqual({ video: youtube });
});

it.each([
  'https://vimeo.com/76979871',
  'player.vimeo.com/video/76979871?h=1',
  'vimeo.com/channels/x/76979871',
])('reads the video of %s', (address) => {
  expect(videoAddress(address)).toEqual({ video: { provider: 'vimeo', id: '76979871' } });
});

it.each([
  ['', 'Paste the address'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc', '11 characters'],
  ['https://youtu.be/dQw4w9WgXcQQ', '11 characters'],
  ['https://www.youtube.com/@somebody', '11 characters'],
  ['https://vimeo.com/about', 'number of the video'],
  ['https://example.com/watch?v=dQw4w9WgXcQ', 'Only videos of YouTube and Vimeo'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', 'Only videos of YouTube and Vimeo'],
  ['javascript:alert(1)', 'Only videos of YouTube and Vimeo'],
])('says what is wrong with %j', (address, words) => {
  expect(videoAddress(address).problem).toContain(words);
});
