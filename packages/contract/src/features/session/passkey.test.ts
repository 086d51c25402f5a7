import { expect, test } from 'vitest';
import { passkeyObstacle } from './passkey.ts';

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
