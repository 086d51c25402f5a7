import { generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeyFileReason } from '@pinfold/contract/features/integrations/app-keys';
import { readAppStoreKey } from '../app-store/app-store-key.ts';
import { readServiceAccountKey } from '../google-play/service-account-key.ts';
import { KeyFileError } from './key-file-error.ts';
import { pemOf } from './private-key.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });

const pem = pemOf(p256.privateKey);
const account = {
  type: 'service_account',
  project_id: 'lipa',
  private_key_id: '0a1b2c',
  private_key: pemOf(rsa.privateKey),
  client_email: 'pinfold@lipa.iam.gserviceaccount.com',
  token_uri: 'https://attacker.example/token',
};
const ids = { keyId: '2X9R4HXF34', issuerId: null };

const reasonOf = (read: () => unknown): KeyFileReason | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof KeyFileError) return error.reason;
    throw error;
  }
};

test('INT-05 a key of a service account is read, and nothing of where its file says tokens are', () => {
  const read = readServiceAccountKey(`\uFEFF${JSON.stringify(account, undefined, 2)}`);
  expect(read).toMatchObject({ clientEmail: account.client_email, keyId: '0a1b2c' });
  expect(read.fingerprint).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(read)).not.toContain('attacker');
});

test.each<[KeyFileReason, string]>([
  ['file_not_json', pem],
  ['file_not_json', ''],
  ['file_not_service_account', '[]'],
  ['file_not_service_account', '"service_account"'],
  ['file_not_service_account', JSON.stringify({ installed: { client_id: 'x', client_secret: 'y' } })],
  ['file_not_service_account', JSON.stringify({ project_info: {}, client: [] })],
  ['file_incomplete', JSON.stringify({ ...account, private_key: undefined })],
  ['file_incomplete', JSON.stringify({ ...account, client_email: 'x\u0000@y' })],
  ['file_unreadable', JSON.stringify({ ...account, private_key: account.private_key.replace('MII', 'MIX') })],
  ['key_of_other_kind', JSON.stringify({ ...account, private_key: pem })],
  ['key_too_short', JSON.stringify({ ...account, private_key: pemOf(weak.privateKey) })],
  ['file_too_large', JSON.stringify({ ...account, more: 'ż'.repeat(8000) })],
])('INT-05 a file that is no key of a service account says %s', (reason, file) => {
  expect(reasonOf(() => readServiceAccountKey(file))).toBe(reason);
});

test.each([
  ['as Apple gives it out', pem],
  ['with line ends of Windows', pem.replaceAll('\n', '\r\n')],
  ['with line ends in two characters', pem.replaceAll('\n', '\\n')],
  ['in quotes, as in an environment file', `"${pem.replaceAll('\n', '\\n')}"`],
  ['in one line', pem.replaceAll('\n', '')],
  ['as base64 of the file', Buffer.from(pem).toString('base64')],
  ['as base64 of what is in it', p256.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')],
  ['with blanks around it', `\uFEFF\n  ${pem}\n\n`],
])('INT-05 a .p8 is read %s', (_, file) => {
  expect(pemOf(readAppStoreKey(file, ids).privateKey)).toBe(pem);
});

test.each<[KeyFileReason, string]>([
  ['file_not_private_key', ''],
  ['file_not_private_key', JSON.stringify(account.client_email)],
  ['file_not_private_key', p256.publicKey.export({ format: 'pem', type: 'spki' }).toString()],
  ['file_not_private_key', p256.privateKey.export({ format: 'pem', type: 'sec1' }).toString()],
  ['file_unreadable', pem.replace(/\n[^\n]+\n-----END/, '\n-----END')],
  [
    'file_encrypted',
    p256.privateKey
      .export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' })
      .toString(),
  ],
  ['key_of_other_kind', pemOf(rsa.privateKey)],
  ['key_on_other_curve', pemOf(p384.privateKey)],
  ['file_too_large', `${pem}${'\n'.repeat(16_384)}`],
])('INT-05 a file that is no key of App Store Connect says %s', (reason, file) => {
  expect(reasonOf(() => readAppStoreKey(file, ids))).toBe(reason);
});

test('INT-05 whatever is uploaded is read or refused with a reason', () => {
  const file = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.json(),
    fc.base64String({ maxLength: 400 }),
    fc.nat(pem.length).map((cut) => pem.slice(cut)),
    fc
      .record({ type: fc.constant('service_account'), private_key: fc.string() })
      .map((one) => JSON.stringify({ ...account, ...one })),
  );
  fc.assert(
    fc.property(file, (text) => {
      reasonOf(() => readServiceAccountKey(text));
      reasonOf(() => readAppStoreKey(text, ids));
    }),
  );
});
