import {
  autocompletePlaces,
  listCompanyCategories,
  listCountries,
  listTimezones,
} from '@pinfold/contract/features/company/reference-data.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { suggestPlaces } from './suggest-places.service.ts';
import { listCategories, listCountryNames, listTimezoneOffsets } from './reference-data.ts';

export function mountReferenceData(api: Api): void {
  mount(api, listCompanyCategories, async ({ language, query }) => listCategories(language, query));
  mount(api, listCountries, async ({ language }) => listCountryNames(language));
  mount(api, listTimezones, async ({ services }) => listTimezoneOffsets(services.now()));
  mount(api, autocompletePlaces, ({ services, user, caller, language, query }) =>
    suggestPlaces(services, { user, caller }, query.q, language),
  );
}
