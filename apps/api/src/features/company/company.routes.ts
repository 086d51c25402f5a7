import {
  createCompany as createCompanyEndpoint,
  getCompanyProfile,
  getCompanyUsage,
  getCurrentCompany,
  getParentCompany,
  listCompanies,
  replaceCompany,
  updateCompany,
  updateSecondFactorPolicy,
} from '@pinfold/contract/features/company/companies.endpoints';
import {
  createKeywords,
  deleteKeyword,
  deleteKeywords,
  listKeywords,
} from '@pinfold/contract/features/company/keywords.endpoints';
import {
  autocompletePlaces,
  listCompanyCategories,
  listCountries,
  listTimezones,
  lookUpCompany,
} from '@pinfold/contract/features/company/reference-data.endpoints';
import {
  createSearchLocation,
  deleteSearchLocation,
  listSearchLocations,
  listSuggestedLocations,
  rejectSuggestedLocation,
} from '@pinfold/contract/features/company/search-locations.endpoints';
import {
  createWebsite,
  createWebsiteKeywords,
  deleteWebsite,
  deleteWebsites,
  deleteWebsiteKeyword,
  listWebsiteKeywords,
  listWebsites,
} from '@pinfold/contract/features/company/websites.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { installationFlags } from '../session/installation-settings.ts';
import { openCompanyRegistry } from './company-registry.ts';
import { currentCompany, listCompaniesOf } from './company.queries.ts';
import { createCompany } from './create-company.service.ts';
import { listKeywordsOf } from './keywords/keywords.queries.ts';
import { addKeywords, removeKeyword } from './keywords/keywords.service.ts';
import { removeEach } from '../../limits/remove-each.ts';
import { companyUsage } from '../../limits/usage.queries.ts';
import { changeCompany, changeSecondFactorPolicy, companyProfile, parentCompany } from './profile.service.ts';
import {
  findCompanyCategories,
  listCountryNames,
  listTimezoneOffsets,
  suggestPlaces,
} from './reference-data/reference-data.ts';
import { listSearchLocationsOf, suggestLocations } from './search-locations/search-locations.queries.ts';
import {
  addSearchLocation,
  rejectLocation,
  removeSearchLocation,
} from './search-locations/search-locations.service.ts';
import { listWebsiteKeywordsOf, listWebsitesOf } from './websites/websites.queries.ts';
import {
  addWebsite,
  addWebsiteKeywords,
  removeWebsite,
  removeWebsiteKeyword,
} from './websites/websites.service.ts';

export function mountCompany(api: Api): void {
  const { queries } = api.services.database;
  const flags = installationFlags(api.services.config);
  const registry = openCompanyRegistry(api.services);

  mount(api, listCompanies, ({ user, query }) => listCompaniesOf(queries, user, query));
  mount(api, createCompanyEndpoint, ({ services, user, body }) => createCompany(services, user, body));
  mount(api, getCurrentCompany, ({ member }) => currentCompany(queries, member, flags));
  mount(api, getParentCompany, ({ member }) => parentCompany(queries, member));
  mount(api, getCompanyUsage, ({ member }) => companyUsage(queries, member));
  mount(api, getCompanyProfile, ({ member, language }) => companyProfile(queries, member, language));
  for (const endpoint of [updateCompany, replaceCompany])
    mount(api, endpoint, ({ services, member, body, language }) =>
      changeCompany(services, member, body, language),
    );
  mount(api, updateSecondFactorPolicy, ({ services, member, body }) =>
    changeSecondFactorPolicy(services, member, body.is_required),
  );
  mount(api, lookUpCompany, ({ user, caller, query }) => registry.lookUp(query.tax_number, { user, caller }));
  mountReferenceData(api);
  mountWebsites(api);
  mountKeywords(api);
  mountSearchLocations(api);
}

function mountReferenceData(api: Api): void {
  mount(api, listCompanyCategories, async ({ language, query }) => findCompanyCategories(language, query));
  mount(api, listCountries, async ({ language }) => listCountryNames(language));
  mount(api, listTimezones, async ({ services }) => listTimezoneOffsets(services.now()));
  mount(api, autocompletePlaces, ({ services, user, caller, language, query }) =>
    suggestPlaces(services, { user, caller }, query.q, language),
  );
}

function mountWebsites(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listWebsites, ({ member, query }) => listWebsitesOf(queries, member, query));
  mount(api, createWebsite, ({ services, member, body }) => addWebsite(services, member, body));
  mount(api, deleteWebsite, ({ services, member, params }) => removeWebsite(services, member, params.id));
  mount(api, deleteWebsites, async ({ services, member, body }) =>
    removeEach(body.ids, (id) => removeWebsite(services, member, id)),
  );
  mount(api, listWebsiteKeywords, ({ member, params, query }) =>
    listWebsiteKeywordsOf(queries, member, params.id, query),
  );
  mount(api, createWebsiteKeywords, ({ services, member, params, body }) =>
    addWebsiteKeywords(services, member, params.id, body),
  );
  mount(api, deleteWebsiteKeyword, ({ services, member, params }) =>
    removeWebsiteKeyword(services, member, params),
  );
}

function mountKeywords(api: Api): void {
  mount(api, listKeywords, ({ services, member, query }) =>
    listKeywordsOf(services.database.queries, member, query),
  );
  mount(api, createKeywords, ({ services, member, body }) => addKeywords(services, member, body));
  mount(api, deleteKeyword, ({ services, member, params }) => removeKeyword(services, member, params.id));
  mount(api, deleteKeywords, async ({ services, member, body }) =>
    removeEach(body.ids, (id) => removeKeyword(services, member, id)),
  );
}

function mountSearchLocations(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listSearchLocations, ({ member, query }) => listSearchLocationsOf(queries, member, query));
  mount(api, createSearchLocation, ({ services, member, body }) => addSearchLocation(services, member, body));
  mount(api, deleteSearchLocation, ({ services, member, params }) =>
    removeSearchLocation(services, member, params.id),
  );
  mount(api, listSuggestedLocations, ({ member, query }) => suggestLocations(queries, member, query));
  mount(api, rejectSuggestedLocation, ({ services, member, body }) =>
    rejectLocation(services, member, body.suggestion),
  );
}
