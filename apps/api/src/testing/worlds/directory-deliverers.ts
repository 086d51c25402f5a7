import { retryBingListings } from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { directoryListings } from '../../features/integrations/directories/directories.table.ts';
import { publishDirectoryListing } from '../../features/integrations/directories/publish-directory-listing.job.ts';
import { startAppleMaps } from './apple-maps.ts';
import { startChain } from './chain.ts';
import { type Deliverer, most } from './deliverer.ts';
import { directoryOutcome, startFacebookPages } from './facebook-pages.ts';

/** What the product sends to maps and networks beyond Google. */
export const directoryDeliverers: readonly (readonly [name: string, Deliverer])[] = [
  [
    'a location at Bing',
    {
      job: publishDirectoryListing,
      call: { method: 'POST', path: '/bing/trustedPartnerApi/v1/CreateBusinesses' },
      denied: 'access_denied',
      gone: 'done',
      left: 1,
      async start() {
        const world = await startChain({
          locations: most,
          config: { PINFOLD_FEATURE_FLAGS: 'map_settings' },
        });
        const { queries } = world.services.database;
        const { companyId } = world;
        await queries.insert(directoryListings).values(
          world.ids.map((locationId) => ({
            companyId,
            locationId,
            directory: 'bing' as const,
            accountId: 1,
            state: 'failed' as const,
            acceptedAt: world.services.now(),
          })),
        );
        return {
          api: world,
          async accept(number) {
            const id = world.ids[number] ?? 0;
            await world.ok(retryBingListings, { as: world.owner, body: { facility_ids: [id] } });
            return {
              outcome: directoryOutcome(queries, id),
              async atProvider() {
                const { businesses } = await world.script<{
                  businesses: { business: { StoreId: string } }[];
                }>('GET', '/bing');
                const name = `pf-${companyId}-${id}`;
                return businesses.filter(({ business }) => business.StoreId === name).length;
              },
            };
          },
        };
      },
    },
  ],
  [
    'a location at Apple',
    {
      job: publishDirectoryListing,
      call: { method: 'POST', path: '/apple/api/v1/orgs/*/locations' },
      denied: 'access_ended',
      gone: 'gone',
      left: 1,
      async start() {
        const world = await startAppleMaps(most);
        const { queries } = world.services.database;
        await world.nameBrand('PL', 'Lipa');
        await world.jobs.runDue();
        await world.publish('brand');
        await world.poll();
        return {
          api: world,
          async accept(number) {
            const id = world.ids[number] ?? 0;
            await world.enable({ facility_ids: [id] });
            return {
              outcome: directoryOutcome(queries, id),
              async atProvider() {
                const name = `pf-${world.companyId}-${id}`;
                const sent = await world.atApple('location');
                return sent.filter((one) => one.locationDetails?.['partnersLocationId'] === name).length;
              },
            };
          },
        };
      },
    },
  ],
  [
    'a page of Facebook',
    {
      job: publishDirectoryListing,
      call: { method: 'POST', path: '/facebook/v27.0/*' },
      denied: 'access_ended',
      gone: 'gone',
      left: 1,
      start: () => startFacebookPages(most),
    },
  ],
];
