import * as z from 'zod';
import {
  authorizeGoogle as authorizeGoogleEndpoint,
  connectGoogle as connectGoogleEndpoint,
  disconnectGoogle as disconnectGoogleEndpoint,
  listGoogleAccounts,
} from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import {
  answerGoogleInvitation as answerInvitationEndpoint,
  listGoogleInvitations,
} from '@pinfold/contract/features/integrations/google-invitations.endpoints';
import {
  getImportStatus,
  listGooglePlaces,
  startImport as startImportEndpoint,
} from '@pinfold/contract/features/integrations/google-places.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import type { Job } from '../../jobs/define-job.ts';
import { Problem } from '../../problem.ts';
import { authorizeGoogle, connectGoogle } from './accounts/connect-google.service.ts';
import { disconnectGoogle } from './accounts/disconnect-google.service.ts';
import { listGoogleAccountsOf } from './accounts/google-account.ts';
import type { ImportKey } from './import/import-lifecycle.ts';
import { requireLastImport, lastImport } from './import/import-status.queries.ts';
import { startImport } from './import/start-import.service.ts';
import { answerInvitation } from './invitations/answer-invitation.service.ts';
import { listInvitationsOf } from './invitations/list-invitations.service.ts';
import { listPlacesOf } from './places/list-places.job.ts';

/** A Pub/Sub push message; its data is a Business Profile notification in base64. */
const PushMessage = z.object({ message: z.object({ data: z.string().max(20_000), messageId: z.string() }) });

const Notification = z.object({
  type: z.string().max(100).optional(),
  /** `accounts/{a}/locations/{l}` */
  locationName: z.string().max(500).optional(),
  reviewName: z.string().max(500).optional(),
});

/** Notification types that mean that the status of a profile has changed. */
const standingTypes = ['VOICE_OF_MERCHANT_UPDATED', 'DUPLICATE_LOCATION'];

/** What other features do for connected accounts; each resolves once its job is stored. */
export interface NotificationHandlers {
  importPlaces: Job<ImportKey>;
  /** A review is new, changed or gone. */
  review(googleName: string): Promise<void>;
  /** A profile was verified, suspended, found to be a duplicate, or no longer is. */
  standing(googleName: string): Promise<void>;
  /** Others changed the listing at Google, or Google did not publish an edit. */
  googleUpdate(googleName: string): Promise<void>;
}

export function mountIntegrations(api: Api, handlers: NotificationHandlers): void {
  mount(api, listGoogleAccounts, async ({ services, member }) => ({
    results: await listGoogleAccountsOf(services, member.companyId),
  }));
  mount(api, authorizeGoogleEndpoint, async ({ services, member, query, language }) =>
    authorizeGoogle(services, member, { returnTo: query.return_to, language }),
  );
  mount(api, connectGoogleEndpoint, ({ services, member, body }) => connectGoogle(services, member, body));
  mount(api, disconnectGoogleEndpoint, ({ services, member, params }) =>
    disconnectGoogle(services, member, params.id),
  );
  mount(api, listGoogleInvitations, ({ services, member }) => listInvitationsOf(services, member.companyId));
  mount(api, answerInvitationEndpoint, ({ services, member, params, body }) =>
    answerInvitation(services, { companyId: member.companyId, accountId: params.id }, body),
  );
  mount(api, getImportStatus, async ({ services, member }) => ({
    import: (await lastImport(services.database.queries, member.companyId)) ?? null,
  }));
  mount(api, listGooglePlaces, ({ services, member, params, query }) =>
    listPlacesOf(services, { companyId: member.companyId, accountId: params.id }, query),
  );
  mount(api, startImportEndpoint, async ({ services, member, params, body }) => {
    const wish = { accountId: params.id, googleNames: body.google_names, job: handlers.importPlaces };
    await startImport(services, member, wish);
    return requireLastImport(services.database.queries, member.companyId);
  });
  mountNotifications(api, handlers);
}

/**
 * Where Google's notifications arrive. Only the sender knows the path's secret. A message is acknowledged once its job
 * is stored; an unknown kind too, or it would be sent again and again.
 */
function mountNotifications({ hono, services }: Api, handlers: NotificationHandlers): void {
  hono.post('/providers/google/notifications/:secret', async (context) => {
    if (!services.notificationSecret.isOurs(context.req.param('secret'))) throw new Problem('not_found');
    const push = PushMessage.safeParse(await context.req.json().catch(() => undefined));
    if (!push.success) throw new Problem('invalid_request');
    const { type = '', locationName, reviewName } = read(push.data.message.data);
    if (reviewName) await handlers.review(reviewName);
    if (locationName && standingTypes.includes(type)) await handlers.standing(locationName);
    if (locationName && type === 'GOOGLE_UPDATE') await handlers.googleUpdate(locationName);
    return context.body(null, 204);
  });
}

function read(data: string): z.infer<typeof Notification> {
  try {
    return Notification.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
  } catch {
    return {};
  }
}
