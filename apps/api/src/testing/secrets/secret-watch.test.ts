import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretWatch } from './secret-watch.ts';

const token = 'ya29.a0AfB_by-token-of-the-tests';

test('BAS-01 a secret is found that became known before or after it left, and is not repeated', () => {
  const watch = createSecretWatch();
  watch.notice('a line of the log', `{"msg":"asked","url":"/me?token=${token}"}`);
  watch.learn('sealed text', token);
  watch.notice('the answer to GET /user/', `{"name":"Anna","token":"${token}"}`);
  const findings = watch.findings();
  expect(findings).toEqual([
    'a line of the log: sealed text in “{"msg":"asked","url":"/me?token=‹secret›"}”',
    'the answer to GET /user/: sealed text in “{"name":"Anna","token":"‹secret›"}”',
  ]);
  expect(() => watch.expectNone()).toThrow('Secrets left the installation:\na line of the log: sealed text');
});

test('BAS-01 a secret is found within JSON and within an address', () => {
  const watch = createSecretWatch();
  const password = 'Zażółć "gęślą" jaźń';
  watch.learn('secret that somebody typed', password);
  watch.notice('JSON', JSON.stringify({ password }));
  watch.notice('an address', `https://panel.test/?q=${encodeURIComponent(password)}`);
  expect(watch.findings().map((finding) => finding.split(':')[0])).toEqual(['JSON', 'an address']);
});

test('BAS-01 a private key is found by any of its lines, and its public half is no secret', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const watch = createSecretWatch();
  watch.learn('sealed text', JSON.stringify({ private_key: pem }));
  watch.notice('the public half', publicKey.export({ format: 'pem', type: 'spki' }).toString());
  expect(watch.findings()).toEqual([]);
  watch.notice('its bytes', pem.split('\n').slice(1, -2).join(''));
  watch.notice('a line of it', `{"reason":"cannot be read: ${pem.split('\n')[7]}"}`);
  watch.notice('the file', JSON.stringify({ file: pem }));
  const places = new Set(watch.findings().map((finding) => finding.split(':')[0]));
  expect([...places].sort()).toEqual(['a line of it', 'its bytes', 'the file']);
});

test('BAS-01 what belongs to a place is no leak there, and what could be any word is none anywhere', () => {
  const watch = createSecretWatch();
  watch.learn('token of a mailed link', token);
  watch.learn('setting', 'pinfold');
  watch.notice(
    'the mail “Nowe hasło”',
    `https://panel.test/password-reset/${token}`,
    'token of a mailed link',
  );
  watch.notice('the answer to GET /settings/', '{"name":"pinfold"}');
  expect(watch.findings()).toEqual([]);
  watch.notice('the mail “Nowe hasło”', `again ${token}`);
  expect(watch.findings()).toHaveLength(1);
});
