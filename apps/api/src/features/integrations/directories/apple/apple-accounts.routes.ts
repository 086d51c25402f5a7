import {
  authorizeApple as authorizeAppleEndpoint,
  connectApple as connectAppleEndpoint,
  disconnectApple as disconnectAppleEndpoint,
  listAppleAccounts,
  listAppleBrands,
  nameAppleBrand,
} from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import {
  disableAppleListings,
  enableAppleListings,
  getAppleConflict,
  listAppleListings,
  retryAppleListings,
  settleAppleConflict,
  undeleteAppleListings,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { mount, type Api } from '../../../../http/mount.ts';
import type { Services } from '../../../../services.ts';
import { requireFlag } from '../../../company/company-flags.ts';
import type { Member } from '../../../company/member.ts';
import { retryRefused } from '../map-settings.service.ts';
import { listAppleAccountsOf, readAppleAccount } from './apple-account.ts';
import { nameBrand } from './apple-brands.service.ts';
import { readConflict, settleConflict } from './apple-conflict.service.ts';
import { listAppleListingsOf } from './apple-listings.queries.ts';
import { disableListings, enableListings, undeleteListings } from './apple-listings.service.ts';
import { hearFromApple } from './apple-webhook.service.ts';
import { authorizeApple, connectApple, disconnectApple } from './connect-apple.service.ts';
import { sendAppleBrand } from './send-apple-brand.job.ts';

/** Organisations at Apple, with their brands and the locations that Apple Maps shows. */
export function mountAppleAccounts(api: Api): void {
  mount(api, listAppleAccounts, async ({ services, member }) => {
    await requireOn(services, member);
    const { isConnected } = services.apple;
    return { is_configured: isConnected, results: await listAppleAccountsOf(services, member) };
  });
  mount(api, authorizeAppleEndpoint, async ({ services, member, language }) => {
    await requireOn(services, member);
    return authorizeApple(services, member, language);
  });
  mount(api, connectAppleEndpoint, async ({ services, member, body }) => {
    await requireOn(services, member);
    return connectApple(services, member, body);
  });
  mount(api, disconnectAppleEndpoint, async ({ services, member, params }) => {
    await requireOn(services, member);
    return disconnectApple(services, member, params.id);
  });
  mount(api, listAppleBrands, async ({ services, member, params }) => {
    await requireOn(services, member);
    const { brands } = await readAppleAccount(services, member, params.id);
    return { results: brands };
  });
  mount(api, nameAppleBrand, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    return nameBrand(services, member, { accountId: params.id, ...body }, (tx, payload) =>
      services.jobs.enqueue(tx, sendAppleBrand, [{ payload }]),
    );
  });
  mountListings(api);
  mountWebhook(api);
}

function mountListings(api: Api): void {
  mount(api, enableAppleListings, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const { facility_ids: locationIds, dry_run: isDryRun = false } = body;
    return enableListings(services, member, { accountId: params.id, locationIds, isDryRun });
  });
  mount(api, disableAppleListings, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const { facility_ids: locationIds, remove = false } = body;
    return disableListings(services, member, { accountId: params.id, locationIds, remove });
  });
  mount(api, undeleteAppleListings, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const which = { accountId: params.id, locationIds: body.facility_ids };
    return { accepted: await undeleteListings(services, member, which) };
  });
  mount(api, listAppleListings, async ({ services, member, params, query }) => {
    await requireOn(services, member);
    return listAppleListingsOf(services, member, params.id, query, query);
  });
  mount(api, retryAppleListings, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const { id: accountId } = await readAppleAccount(services, member, params.id);
    const which = { directory: 'apple', accountId } as const;
    return { accepted: await retryRefused(services, member, which, body.facility_ids) };
  });
  mount(api, getAppleConflict, async ({ services, member, params }) => {
    await requireOn(services, member);
    return readConflict(services, member, { accountId: params.id, locationId: params.facility_id });
  });
  mount(api, settleAppleConflict, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const key = { accountId: params.id, locationId: params.facility_id };
    return settleConflict(services, member, { ...key, ...body });
  });
}

/** Where Apple tells what is new. It signs what it sends, so the body is read as text and no session asks who it is. */
function mountWebhook({ hono, services }: Api): void {
  hono.post('/apple/webhook/', async (context) => {
    await hearFromApple(services, {
      body: await context.req.text(),
      timestamp: context.req.header('Business-Timestamp') ?? '',
      signature: context.req.header('Business-Signature') ?? '',
    });
    return context.body(null, 204);
  });
}

function requireOn(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'apple_maps');
}
