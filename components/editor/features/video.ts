import { type Video, videoOf } from '@/lib/html/urls';

type Address = { video: Video; problem?: undefined } | { video?: undefined; problem: string };

/** The video that somebody means by what they typed or pasted, or what is wrong with it. */
export function videoAddress(typed: string): Address {
  const text = typed.trim();
  if (text === '') return { problem: 'Paste the address of the video.' };
  const address = /^(?:https?:)?\/\//i.test(text) ? text : `https://${text}`;
  const video = videoOf(address);
  if (video) return { video };
  const host = URL.parse(address, 'https://x')?.hostname ?? '';
  if (/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(host))
    return { problem: 'This is no whole YouTube address: the id of a video has 11 characters.' };
  if (/(?:^|\.)vimeo\.com$/.test(host))
    return { problem: 'This is no whole Vimeo address: it ends with the number of the video.' };
  return { problem: 'Only videos of YouTube and Vimeo can be shown. Paste the address of one.' };
}

/** As high as the specification says for a video that is inserted; without a height it is 400. */
export function videoHtml({ provider, id }: Video): string {
  return `<div data-video="${provider}" data-id="${id}" data-height="450"></div>`;
}
