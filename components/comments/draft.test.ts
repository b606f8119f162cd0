import { beforeEach, expect, test, vi } from 'vitest';
import { attemptKey, dropDraft, keepDraft, keptDraft } from './draft';

const name = 'comment-on-7';

function signIn(id: number) {
  vi.stubGlobal('document', { querySelector: () => ({ content: String(id) }) });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  signIn(1);
});

test('a draft is its writer’s, not the next person’s at the same tab', () => {
  keepDraft(name, '<p>Between us.</p>');
  signIn(2);
  expect(keptDraft(name)).toBe('');
  signIn(1);
  expect(keptDraft(name)).toBe('<p>Between us.</p>');
});

test('the same text is sent again under the same key, another text under another', () => {
  const key = attemptKey(name, '<p>Once, please.</p>');
  expect(attemptKey(name, '<p>Once, please.</p>')).toBe(key);
  expect(attemptKey(name, '<p>Once, please!</p>')).not.toBe(key);
});

test('the same words after a success are a new comment', () => {
  const key = attemptKey(name, '<p>Thanks.</p>');
  dropDraft(name);
  expect(attemptKey(name, '<p>Thanks.</p>')).not.toBe(key);
});

test('a browser that keeps nothing still lets one write', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(name, '<p>Hello</p>');
  expect(keptDraft(name)).toBe('');
  expect(attemptKey(name, '<p>Hello</p>')).not.toBe('');
});
