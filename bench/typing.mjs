// How long a key takes in the editor, in a post of 20,000 words:
//   node bench/typing.mjs http://localhost:3000 [keys]
// From the key going down to the frame that shows it, while autosave and everything else go on. Signs in as the demo
// team's admin and leaves a draft called "Typing bench" behind. Measure a built server: development is slower.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [base = 'http://localhost:3000', count = '300'] = process.argv.slice(2);
const debian = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(debian) && { executablePath: debian }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
page.setDefaultTimeout(120_000);
await page.goto(`${base}/login`);
await page.getByLabel('E-mail').fill('admin@example.com');
await page.getByLabel('Password').fill('hearth-demo');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.waitForURL((url) => !url.pathname.startsWith('/login'));
await page.goto(`${base}/groups`);

const path = await page.evaluate(writePost);
await page.goto(`${base}${path}/edit`);
const text = page.getByRole('textbox', { name: 'Text of the post' });
await text.waitFor();
await text.locator('p').nth(100).click();
await page.keyboard.press('End');
await page.evaluate(watchKeys);
for (let key = 0; key < Number(count); key++)
  await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e', { delay: 25 });
await page.waitForTimeout(500);
const times = (await page.evaluate(() => globalThis.keyTimes)).toSorted((a, b) => a - b);
const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
console.log(`${times.length} keys: median ${share(0.5)} ms, p95 ${share(0.95)} ms, slowest ${share(1)} ms`);
await browser.close();

async function writePost() {
  const words = 'the quay is open again and every pedestal has been tested twice before the season'.split(
    ' ',
  );
  const sentence = (at) =>
    Array.from({ length: 80 }, (_, word) => words[(at + word * 7) % words.length]).join(' ');
  const paragraphs = Array.from({ length: 250 }, (_, at) => {
    const heading = at % 25 === 0 ? `<h2>Part ${at / 25 + 1}</h2>` : '';
    return `${heading}<p>${sentence(at)}, <strong>and</strong> <a href="https://example.com/">more</a>.</p>`;
  });
  const response = await fetch('/api/groups/news/posts', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': document.querySelector('meta[name="csrf-token"]').content,
    },
    body: JSON.stringify({ title: 'Typing bench', status: 1, content: paragraphs.join('') }),
  });
  const post = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(post));
  return `/groups/news/${post.slug}`;
}

/** A task after the next frame runs when that frame has been painted. */
function watchKeys() {
  globalThis.keyTimes = [];
  const channel = new MessageChannel();
  const begun = [];
  channel.port1.onmessage = () => {
    for (const start of begun.splice(0)) globalThis.keyTimes.push(performance.now() - start);
  };
  window.addEventListener(
    'keydown',
    (event) => {
      begun.push(event.timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(null));
    },
    { capture: true },
  );
}
