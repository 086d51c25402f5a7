import {
  createCompany as createCompanyEndpoint,
  getCompanyProfile,
  getCompanyUsage,
  getCurrentCompany,
  getParentCompany,
  listCompanies,
  replaceCompany,
  updateCompany,
} from '@pinfold/contract/features/company/companies.endpoints';
import { lookUpCompany } from '@pinfold/contract/features/company/reference-data.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { installationFlags } from '../session/installation-settings.ts';
import { currentCompany, listCompaniesOf } from './company.queries.ts';
import { createCompany } from './create-company.service.ts';
import { mountKeywords } from './keywords/keywords.routes.ts';
import { companyUsage } from './plan/usage.queries.ts';
import { changeCompany, companyProfile, parentCompany } from './profile/profile.service.ts';
import { mountReferenceData } from './reference-data/reference-data.routes.ts';
import { openCompanyRegistry } from './registry/company-registry.ts';
import { mountSearchLocations } from './search-locations/search-locations.routes.ts';
import { mountWebsites } from './websites/websites.routes.ts';

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
  mount(api, lookUpCompany, ({ user, caller, query }) => registry.lookUp(query.tax_number, { user, caller }));
  mountReferenceData(api);
  mountWebsites(api);
  mountKeywords(api);
  mountSearchLocations(api);
}
