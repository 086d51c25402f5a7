import {
  getMapSettings,
  listBingListings,
  retryBingListings,
  setBingMaps,
} from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listBingListingsOf, readDirectorySettings } from './map-settings.queries.ts';
import { retryRefused, switchDirectory } from './map-settings.service.ts';

/** The maps beyond Google that list the locations. */
export function mountMapSettings(api: Api): void {
  mount(api, getMapSettings, async ({ services, member }) => ({
    results: await readDirectorySettings(services, member),
  }));
  mount(api, setBingMaps, async ({ services, member, body }) => {
    const { is_enabled: isEnabled, remove = false } = body;
    await switchDirectory(services, member, 'bing', { isEnabled, remove });
    const all = await readDirectorySettings(services, member);
    const bing = all.find(({ directory }) => directory === 'bing');
    if (!bing) throw new Error('Bing is one of the directories');
    return bing;
  });
  mount(api, listBingListings, ({ services, member, query }) =>
    listBingListingsOf(services, member, query, query),
  );
  mount(api, retryBingListings, async ({ services, member, body }) => ({
    accepted: await retryRefused(services, member, { directory: 'bing' }, body.facility_ids),
  }));
}
