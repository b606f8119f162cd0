import { expect, test } from 'vitest';
import { clientAddress, clientAddressHeader, resolveClientAddress } from '@/lib/http/client-address';

test('without trusted proxies the socket is the caller, whatever it claims', () => {
  expect(resolveClientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
});

test('with proxies the caller is as many hops from the right as there are proxies', () => {
  expect(resolveClientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(resolveClientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
});

test.each(['', ' ', ',', '1.2.3.4,'])('a header of %j with one proxy says nothing', (forwarded) => {
  expect(resolveClientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.1');
});

test('fewer hops than proxies were not written by our proxies', () => {
  expect(resolveClientAddress('10.0.0.1', '6.6.6.6', 2)).toBe('10.0.0.1');
});

test('a caller without any address has one name', () => {
  expect(resolveClientAddress(undefined, undefined, 0)).toBe('unknown');
  expect(clientAddress(new Headers())).toBe('unknown');
  expect(clientAddress(new Headers({ [clientAddressHeader]: '1.2.3.4' }))).toBe('1.2.3.4');
});
