import { expect, test } from 'vitest';
import { defaultPasskeyName, passkeyObstacle } from './passkey.ts';

const ours = 'https://app.pinfold.example';
const page = { isSecure: true, hasWebAuthn: true, origin: ours, passkeyOrigin: ours };

test.each([
  [{}, undefined],
  [{ isSecure: false, hasWebAuthn: false }, 'insecure'],
  [{ hasWebAuthn: false }, 'browser'],
  [{ origin: 'https://partner.example' }, 'elsewhere'],
  [{ origin: `${ours}:8443` }, 'elsewhere'],
  [{ passkeyOrigin: null }, 'elsewhere'],
])('BEY-22 a page with %o is told %o', (difference, expected) => {
  expect(passkeyObstacle({ ...page, ...difference })).toBe(expected);
});

test('BEY-22 a passkey without a name is called as what it was made with', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(defaultPasskeyName(firefox)).toBe('Firefox, Linux');
  expect(defaultPasskeyName('curl/8.5.0')).toBe('Passkey');
});
