import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createSandbox, sandboxBingIdentity } from '@pinfold/sandbox';
import {
  makeCertificate,
  type PartnerCertificate,
  serveWithCertificate,
} from '@pinfold/sandbox/testing/serve-with-certificate';
import { expect, onTestFinished, test } from 'vitest';
import { openBingPlaces } from './bing-places.ts';
import { fetchWithCertificate } from './fetch-with-certificate.ts';

test('INT-04 Bing answers whoever shows the certificate of the partner, and nobody else', async () => {
  const { open, partner } = await bingBehindTls();
  const shown = open(fetchWithCertificate(fileOf(together(partner))));
  expect(await shown.find(['pf-1-1'])).toEqual(new Set());
  // The connection is kept, and goes on being the partner's.
  expect(await shown.readStatuses(['pf-1-1'])).toEqual([]);

  const stranger = await makeCertificate('stranger');
  for (const fetch of [globalThis.fetch, fetchWithCertificate(fileOf(together(stranger)))])
    await expect(open(fetch).find(['pf-1-1'])).rejects.toMatchObject({ kind: 'temporary' });
});

test('INT-04 a certificate that is missing, without its key, or none at all is said at the start', async () => {
  const partner = await makeCertificate('partner');
  const { key } = await makeCertificate('other');
  const missing = join(tmpdir(), 'no-such-folder', 'bing.pem');
  for (const file of [
    missing,
    fileOf(partner.certificate),
    fileOf(together({ ...partner, key })),
    fileOf('{}'),
  ])
    expect(() => fetchWithCertificate(file)).toThrow(/^BING_PLACES_CERTIFICATE: /);
});

async function bingBehindTls() {
  const sandbox = await createSandbox({ world: { locations: 1, reviews: 0 } });
  onTestFinished(() => sandbox.close());
  const { origin, authority, partner } = await serveWithCertificate((request) => sandbox.fetch(request));
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, authority]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  const open = (fetch: typeof globalThis.fetch) =>
    openBingPlaces({
      baseUrl: `${origin}/sandbox/bing`,
      identity: sandboxBingIdentity,
      takeCall: async () => undefined,
      fetch,
    });
  return { open, partner };
}

/** Both in one text, as Bing's partners keep them. */
function together({ certificate, key }: PartnerCertificate): string {
  return `${certificate}\n${key}`;
}

/** A file as the setting names it. */
function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bing.pem');
  writeFileSync(file, text);
  return file;
}
