import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateLife } from './certificate-field.tsx';
import { readCertificateEnd } from './read-certificate-end.ts';
import { longLivedCertificate, testCertificate } from './test-certificate.ts';

const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

test.each([testCertificate, longLivedCertificate])(
  'SES-06 the end of a certificate is read as Node reads it: %#',
  (pem) => expect(readCertificateEnd(bare(pem))).toEqual(new X509Certificate(pem).validToDate),
);

test.each([
  '',
  'no certificate',
  bare(testCertificate).slice(0, 200),
  bare(testCertificate).replace('MII', '!!!'),
])('SES-06 what is no certificate has no end: %#', (pem) => expect(readCertificateEnd(pem)).toBeUndefined());

const end = new Date('2026-12-01T12:00:00Z');

test.each([
  ['2026-10-01T12:00:00Z', { state: 'valid' }],
  ['2026-11-01T12:00:00Z', { state: 'soon', days: 30 }],
  ['2026-12-01T11:59:00Z', { state: 'soon', days: 1 }],
  ['2026-12-01T12:00:00Z', { state: 'expired' }],
])('SES-06 on %s a certificate until December is %o', (now, life) => {
  expect(certificateLife(end, new Date(now))).toMatchObject(life);
});
