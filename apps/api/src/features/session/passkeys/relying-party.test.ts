import { expect, test } from 'vitest';
import { passkeyOrigin } from './relying-party.ts';

test.each([
  ['https://app.pinfold.example', 'https://app.pinfold.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://App.Pinfold.example:443/', 'https://app.pinfold.example'],
  ['https://192.0.2.7', null],
  ['http://127.0.0.1:4000', null],
  ['http://[::1]:4000', null],
])('BEY-22 passkeys of %s belong to %o', (publicUrl, expected) => {
  expect(passkeyOrigin(publicUrl)).toBe(expected);
});
