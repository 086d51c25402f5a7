import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerNetwork } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('BAS-01 whoever calls from %s is counted as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

test('BAS-01 a guest of an IPv6 network gets no second chance by taking another address of it', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const of = (end: string[]) => callerNetwork([...network, ...end].join(':'));
      expect(of(one)).toBe(of(other));
    }),
  );
});
