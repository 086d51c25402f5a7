import { brotliDecompressSync } from 'node:zlib';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getLocator,
  type LocatorOptions,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicLocatorPage } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';

/** A company that can set up a store locator; it has no locations yet. */
export async function startLocator(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  const companyId = await api.make.company({ name: 'Kawiarnia Lipa' });
  const owner = await api.make.member(companyId, { type: memberTypes.owner, permissions: [] });
  return {
    ...api,
    companyId,
    owner,
    /** Saves some of how the locator is set up, and builds what visitors see. */
    async setUp(changes: Partial<LocatorOptions> = {}): Promise<void> {
      const { version } = await api.ok(getLocator, { as: owner });
      await api.ok(updateLocator, { as: owner, body: { version, is_published: true, ...changes } });
      await api.jobs.runDue('build-locator');
    },
    /** As a browser asks. */
    visit: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      api.app.request(`/locators/kawiarnia-lipa/${path}`, { method, headers }),
  };
}

export type Locator = Awaited<ReturnType<typeof startLocator>>;

/** The bytes that go over the wire, and the text that they are. */
export async function bytesAndText(response: Response): Promise<{ bytes: number; text: string }> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isBrotli = response.headers.get('Content-Encoding') === 'br';
  return { bytes: bytes.length, text: (isBrotli ? brotliDecompressSync(bytes) : bytes).toString('utf8') };
}

/** Ids of a page, each as what it adds to the one before. */
export function idsOf({ id }: Pick<PublicLocatorPage, 'id'>): number[] {
  let last = 0;
  return id.map((difference) => (last += difference));
}
