import { expect, test } from 'vitest';
import { presentSharedPost, type SharedRow } from '@/lib/shares/present';

const key = 'AZ2h-PFcbMtUI-BL8pQ2ZyqcLK6okaP_';

const row: SharedRow = {
  title: 'Plans',
  content: '',
  published_at: new Date('2026-11-03T08:15:00Z'),
  image_key: key,
  image_blur: null,
  pictures: {},
  featured_image_contain: true,
  authors: ['Maria Ahl'],
  team_name: 'Halyard',
  logo_key: null,
  expired: false,
  has_event: false,
  venue: null,
  starts: null,
  ends: null,
  all_day: null,
  google_place_id: null,
  lat: null,
  lng: null,
  file_key: key,
  file_type: 'application/pdf',
  file_preview: false,
  file_name: 'Plans.pdf',
  filesize: 1200,
};

test('every file of a shared post is addressed by its link', () => {
  const content = `<p><img src="/api/media/file/${key}" alt=""><a href="/api/media/file/${key}?as=Plans">Plans</a></p>`;
  const shared = presentSharedPost('token', { ...row, content });
  expect(shared.html).toContain(`src="/api/public/token/media/${key}"`);
  expect(shared.html).toContain(`href="/api/public/token/media/${key}?as=Plans"`);
  expect(shared.image?.src).toBe(`/api/public/token/media/${key}`);
  expect(shared.file?.url).toBe(`/api/public/token/media/${key}`);
  expect(JSON.stringify(shared)).not.toContain('/api/media/');
});

test('a shared post names people without leading to their profiles', () => {
  const content = '<p>Ask <span data-mention="7">Maria Ahl</span>.</p>';
  const { html } = presentSharedPost('token', { ...row, content });
  expect(html).toBe('<p>Ask <a class="mention">@Maria Ahl</a>.</p>');
});
