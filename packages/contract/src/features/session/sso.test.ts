import { expect, test } from 'vitest';
import { certificatesIn } from './sso.ts';

const old = `${'MIIBcDCC'.repeat(30)}AB==`;
const next = `${'MIICeTCC'.repeat(30)}ABC=`;

const pem = (base64: string) =>
  `-----BEGIN CERTIFICATE-----\r\n${base64.replaceAll(/.{64}/g, '$&\r\n')}\r\n-----END CERTIFICATE-----\r\n`;

const key = (base64: string, use = '') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${base64}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

const metadata = (keys: string, signature = '') =>
  `<?xml version="1.0"?><md:EntityDescriptor entityID="x">${signature}<md:IDPSSODescriptor>${keys}</md:IDPSSODescriptor></md:EntityDescriptor>`;

const privateKey = ['-----BEGIN', ' PRIVATE KEY-----\nMIIB\n-----END', ' PRIVATE KEY-----'].join('');

test.each([
  ['one in PEM', pem(old), [old]],
  ['two in PEM', `${pem(old)}${pem(next)}`, [old, next]],
  [
    'two in PEM, the other way round, with notes between',
    `subject=CN=new\n${pem(next)}\nsubject=CN=old\n${pem(old)}`,
    [next, old],
  ],
  ['the same twice', `${pem(old)}${pem(old)}`, [old]],
  ['base64 alone', old, [old]],
  ['base64 in lines, behind a byte order mark', `\u{FEFF}${old.replaceAll(/.{76}/g, '$&\n')}`, [old]],
  ['two in base64, divided by a blank line', `${old}\n\n${next}\n`, [old, next]],
  ['PEM, and base64 below', `${pem(old)}\n${next}`, [old, next]],
  ['metadata', metadata(key(old, ' use="signing"') + key(next, ' use="signing"')), [old, next]],
  ['metadata with a key for encryption', metadata(key(next, ' use="encryption"') + key(old)), [old]],
  [
    'metadata that is signed by somebody else',
    metadata(key(old), `<ds:Signature><ds:X509Certificate>${next}</ds:X509Certificate></ds:Signature>`),
    [old],
  ],
])('SES-06 certificates are found in what is pasted: %s', (_what, text, found) => {
  expect(certificatesIn(text)).toEqual(found);
});

test.each([
  ['nothing', ' '],
  ['words', 'certificate'],
  ['a key', privateKey],
  ['a certificate and half of another', `${pem(old)}${pem(next).slice(0, 90)}`],
  ['a certificate and its key', `${pem(old)}${privateKey}`],
  ['base64 that is cut off', old.slice(0, -3)],
  ['PEM, and base64 below that is cut off', `${pem(old)}\n${next.slice(0, -3)}`],
  ['metadata without keys', metadata('')],
  ['metadata of a service provider', metadata(key(old)).replaceAll('IDPSSO', 'SPSSO')],
  [
    'metadata of many providers',
    `<EntitiesDescriptor>${metadata(key(old))}${metadata(key(next))}</EntitiesDescriptor>`,
  ],
])('SES-06 nothing is left out in silence: %s', (_what, text) => {
  expect(certificatesIn(text)).toBeUndefined();
});
