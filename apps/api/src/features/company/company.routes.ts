import { featureFlags } from '@pinfold/contract/access/feature-flags';
import { getCurrentCompany } from '@pinfold/contract/features/company/get-current-company';
import { listCompanies } from '@pinfold/contract/features/company/list-companies';
import { mount, type Api } from '../../http/mount.ts';
import { currentCompany, listCompaniesOf } from './company.queries.ts';

export function mountCompany(api: Api): void {
  const configured = new Set(api.services.config.PINFOLD_FEATURE_FLAGS.split(',').map((flag) => flag.trim()));
  const installationFlags = featureFlags.filter((flag) => configured.has(flag));

  mount(api, listCompanies, ({ services, user, query }) =>
    listCompaniesOf(services.database.queries, user, query),
  );

  mount(api, getCurrentCompany, ({ services, member }) =>
    currentCompany(services.database.queries, member, installationFlags),
  );
}
