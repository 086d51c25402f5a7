import {
  authorizeFacebook as authorizeFacebookEndpoint,
  connectFacebook as connectFacebookEndpoint,
  disconnectFacebook as disconnectFacebookEndpoint,
  linkFacebookPages,
  listFacebookAccounts,
  listFacebookListings,
  listFacebookPages,
  retryFacebookListings,
} from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { mount, type Api } from '../../../../http/mount.ts';
import type { Services } from '../../../../services.ts';
import { requireFlag } from '../../../company/company-flags.ts';
import type { Member } from '../../../company/member.ts';
import { retryRefused } from '../map-settings.service.ts';
import { authorizeFacebook, connectFacebook, disconnectFacebook } from './connect-facebook.service.ts';
import { listFacebookAccountsOf, readFacebookAccount } from './facebook-account.ts';
import { listFacebookListingsOf } from './facebook-listings.queries.ts';
import { linkFacebookPagesOf, previewFacebookPages } from './link-facebook-pages.service.ts';
import { listFacebookPagesOf } from './list-facebook-pages.service.ts';
import { dataDeletionPath, deleteFacebookData, noteAppRemoved } from './facebook-requests.service.ts';

/** Pages of Facebook that say what the locations do. */
export function mountFacebookAccounts(api: Api): void {
  mount(api, listFacebookAccounts, async ({ services, member }) => {
    await requireOn(services, member);
    const { isConnected } = services.facebook;
    return { is_configured: isConnected, results: await listFacebookAccountsOf(services, member) };
  });
  mount(api, authorizeFacebookEndpoint, async ({ services, member, language }) => {
    await requireOn(services, member);
    return authorizeFacebook(services, member, language);
  });
  mount(api, connectFacebookEndpoint, async ({ services, member, body }) => {
    await requireOn(services, member);
    return connectFacebook(services, member, body);
  });
  mount(api, disconnectFacebookEndpoint, async ({ services, member, params }) => {
    await requireOn(services, member);
    return disconnectFacebook(services, member, params.id);
  });
  mount(api, listFacebookPages, async ({ services, member, params }) => {
    await requireOn(services, member);
    return { results: await listFacebookPagesOf(services, member, params.id) };
  });
  mount(api, linkFacebookPages, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const { pages, dry_run: isDryRun = false } = body;
    if (isDryRun) return { results: await previewFacebookPages(services, member, params.id, pages) };
    await linkFacebookPagesOf(services, member, params.id, pages);
    return { results: [] };
  });
  mount(api, listFacebookListings, async ({ services, member, params, query }) => {
    await requireOn(services, member);
    return listFacebookListingsOf(services, member, params.id, query, query);
  });
  mount(api, retryFacebookListings, async ({ services, member, params, body }) => {
    await requireOn(services, member);
    const { id: accountId } = await readFacebookAccount(services, member, params.id);
    const which = { directory: 'facebook', accountId } as const;
    return { accepted: await retryRefused(services, member, which, body.facility_ids) };
  });
  mountFacebookRequests(api);
}

function requireOn(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'facebook_accounts');
}

/** Where Facebook says what people want of the app. It signs what it sends, so no session asks who it is. */
function mountFacebookRequests({ hono, services }: Api): void {
  const signed = async (request: Request) => {
    const form = new URLSearchParams((await request.text()).slice(0, mostBytes));
    return form.get('signed_request') ?? '';
  };
  hono.post('/facebook/deauthorize/', async (context) => {
    await noteAppRemoved(services, await signed(context.req.raw));
    return context.body(null, 204);
  });
  hono.post(`${dataDeletionPath}/`, async (context) =>
    context.json(await deleteFacebookData(services, await signed(context.req.raw))),
  );
  hono.get(`${dataDeletionPath}/:code`, (context) =>
    context.text(
      [
        'Dane zostały usunięte. Nic po nich nie zostało.',
        'The data was deleted. Nothing of it is left.',
        'Los datos se han eliminado. No queda nada de ellos.',
        context.req
          .param('code')
          .replaceAll(/[^\w-]/g, '')
          .slice(0, 32),
      ].join('\n'),
    ),
  );
}

const mostBytes = 20_000;
