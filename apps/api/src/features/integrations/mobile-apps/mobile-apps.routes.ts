import {
  addMobileApp,
  checkAppKey,
  connectAppStore,
  connectGooglePlay,
  deleteMobileAppAccount,
  listAvailableApps as listAvailableAppsEndpoint,
  listMobileAppAccounts,
  listMobileApps,
  removeMobileApp,
  replaceAppKey,
} from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { listAccounts } from './accounts.queries.ts';
import { checkKey, connectAccount, deleteAccount, replaceKey } from './accounts.service.ts';
import { addApp, listApps, listAvailableApps, removeApp } from './apps.service.ts';
import { checksOf } from './try-key.ts';

/** The accounts of app stores and their apps, for companies that have the flag. */
export function mountMobileApps(api: Api): void {
  mount(api, listMobileAppAccounts, async ({ services, member }) => {
    await requireMobileApps(services, member);
    return { results: await listAccounts(services.database.queries, member.companyId) };
  });
  mount(api, checkAppKey, async ({ services, member, body, language }) => {
    await requireMobileApps(services, member);
    const verdict = await checkKey(services, member, body);
    return { is_usable: verdict.reason === undefined, checks: checksOf(verdict, body.store, language) };
  });
  mount(api, connectGooglePlay, async ({ services, member, body }) => {
    await requireMobileApps(services, member);
    return connectAccount(services, member, { store: 'google_play', ...body });
  });
  mount(api, connectAppStore, async ({ services, member, body }) => {
    await requireMobileApps(services, member);
    return connectAccount(services, member, { store: 'app_store', ...body });
  });
  mount(api, replaceAppKey, async ({ services, member, params, body }) => {
    await requireMobileApps(services, member);
    return replaceKey(services, member, params.id, body);
  });
  mount(api, deleteMobileAppAccount, async ({ services, member, params, query }) => {
    await requireMobileApps(services, member);
    return deleteAccount(services, member, params.id, query.reviews);
  });
  mount(api, listAvailableAppsEndpoint, async ({ services, member, params }) => {
    await requireMobileApps(services, member);
    return listAvailableApps(services, member, params.id);
  });
  mount(api, listMobileApps, async ({ services, member, query }) => {
    await requireMobileApps(services, member);
    return { results: await listApps(services.database.queries, member.companyId, query) };
  });
  mount(api, addMobileApp, async ({ services, member, body }) => {
    await requireMobileApps(services, member);
    return addApp(services, member, body);
  });
  mount(api, removeMobileApp, async ({ services, member, params, query }) => {
    await requireMobileApps(services, member);
    return removeApp(services, member, params.id, query.reviews);
  });
}

function requireMobileApps(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'mobile_apps');
}
