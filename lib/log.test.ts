import { expect, test } from 'vitest';
import { faultOf } from '@/lib/log';

test('of an error the fault is logged, and nothing that it quotes', () => {
  const refused = Object.assign(new Error('550 no mailbox maja.lindqvist@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: ['maja.lindqvist@example.com'],
    detail: 'Failing row contains (43, Maja Lindqvist).',
  });
  const line = JSON.stringify(faultOf(new Error('a mail failed', { cause: refused })));
  expect(line).toContain('EENVELOPE');
  expect(line).toContain('550 no mailbox (address)');
  expect(line).not.toMatch(/maja|lindqvist/i);
});
