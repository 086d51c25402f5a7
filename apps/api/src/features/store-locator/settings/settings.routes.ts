import {
  createLocatorImage,
  getLocator,
  listLocatorFilters,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Api } from '../../../http/mount.ts';
import { bringImage } from '../images/bring-image.service.ts';
import { mountForOwners } from '../mount-for-owners.routes.ts';
import { filterOffers } from './filter-offers.queries.ts';
import { locatorSettingsOf } from './locator-settings.queries.ts';
import { changeLocator } from './update-locator.service.ts';

export function mountLocatorSettings(api: Api): void {
  mountForOwners(api, getLocator, ({ services, member }) =>
    locatorSettingsOf(services, services.database.queries, member.companyId),
  );
  mountForOwners(api, updateLocator, ({ services, member, body }) => changeLocator(services, member, body));
  mountForOwners(api, createLocatorImage, ({ services, member, body, caller }) =>
    bringImage(services, member.companyId, body, caller),
  );
  mountForOwners(api, listLocatorFilters, ({ services, member, language }) =>
    filterOffers(services, member, language),
  );
}
