import { sql } from 'drizzle-orm';
import {
  authorizeFacebook,
  connectFacebook,
  linkFacebookPages,
  listFacebookPages,
  retryFacebookListings,
} from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { oneRow, type Queryable } from '../../database/database.ts';
import { facebookConsent } from '../samples/facebook-samples.ts';
import { startChain } from './chain.ts';

/** A chain whose pages of Facebook are linked, and wait for somebody to send them again. */
export async function startFacebookPages(most: number) {
  // The last page is one that may not be changed.
  const world = await startChain({
    locations: most + 1,
    config: { PINFOLD_FEATURE_FLAGS: 'facebook_accounts' },
  });
  const { owner: as } = world;
  const { queries } = world.services.database;
  const { url } = await world.ok(authorizeFacebook, { as });
  const state = new URL(url).searchParams.get('state') ?? '';
  const { id } = await world.ok(connectFacebook, {
    as,
    body: { code: await facebookConsent(world, url), state },
  });
  const { results } = await world.ok(listFacebookPages, { as, params: { id } });
  const pages = results
    .filter((page) => page.may_manage)
    .slice(1)
    .map(({ page_id }, index) => ({ page_id, facility_id: world.ids[index] ?? 0 }));
  await world.ok(linkFacebookPages, { as, params: { id }, body: { pages } });
  await queries.execute(sql`update directory_listings set state = 'failed'`);
  return {
    api: world,
    async accept(number: number) {
      const { facility_id: location = 0, page_id: pageId } = pages[number] ?? {};
      await world.ok(retryFacebookListings, { as, params: { id }, body: { facility_ids: [location] } });
      return {
        outcome: directoryOutcome(queries, location),
        /** How often it was written. */
        async atProvider() {
          const shown = await world.script<{ pages: { id: string; writes: number }[] }>('GET', '/facebook');
          return shown.pages.find((page) => page.id === pageId)?.writes ?? 0;
        },
      };
    },
  };
}

/** What became of a listing that was to be sent to a directory. */
export function directoryOutcome(queries: Queryable, locationId: number): () => Promise<string> {
  return async () => {
    const { state, code } = await oneRow<{ state: string; code: string | null }>(
      queries,
      sql`select state, problems -> 0 ->> 'code' as code from directory_listings where location_id = ${locationId}`,
    );
    if (state === 'published') return 'done';
    return state === 'waiting' ? 'open' : (code ?? 'done');
  };
}
