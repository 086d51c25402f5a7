import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InvitationState } from '@pinfold/contract/features/review-booster/booster-invitation';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { boosterKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';

/** A form in which customers answer. */
export type BoosterForm = Schemas['BoosterForm'];

/** A link to a form, of one location and one way to reach customers. */
export type BoosterLink = Schemas['BoosterLink'];

/** What customers of a form were told of their data, in one version and one language. */
export type BoosterConsent = Schemas['BoosterConsent'];

/** Whether every visitor was offered the public pages, whatever they answered. */
export type BoosterAudit = Schemas['BoosterAudit'];

/** The picture of a link as a file, with its bytes in base64. */
export type BoosterQr = Schemas['BoosterQr'];

const forms = { permission: 'view_rb_forms', module: 'review_booster' } as const;

/** What the pages of the Review Booster do. */
type BoosterAction =
  | 'seeForms'
  | 'changeForms'
  | 'seeAudit'
  | 'eraseReviews'
  | 'seeInvitations'
  | 'invite'
  | 'seeContacts';

/** Access to the calls about forms, their links, answers and the audit; changing forms, contacts and erasing need full access. */
export const boosterAccess: Readonly<Record<BoosterAction, MemberAccess>> = {
  seeForms: { ...forms, demo: 'allowed' },
  changeForms: { ...forms, demo: 'blocked', fullAccess: true, concernsAllLocations: true },
  seeAudit: {
    permission: 'view_rb_reviews_analytics',
    module: 'review_booster',
    demo: 'allowed',
    concernsAllLocations: true,
  },
  eraseReviews: { ...reviews, demo: 'blocked', fullAccess: true },
  seeInvitations: { ...forms, demo: 'allowed', fullAccess: true },
  invite: { ...forms, demo: 'blocked', fullAccess: true },
  seeContacts: { ...reviews, demo: 'allowed', fullAccess: true },
};

/** The forms of the company, the newest first, as a query. */
export function listBoosterForms(client: PinfoldClient): QueryOf<ListOf<BoosterForm>> {
  return queryOptions({
    queryKey: boosterKeys.forms(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/review-booster/forms/', { signal })),
  });
}

/** The open links of a form, by location, as a query. */
export function listBoosterLinks(client: PinfoldClient, formId: number): QueryOf<ListOf<BoosterLink>> {
  return queryOptions({
    queryKey: boosterKeys.links(client.scope, formId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/review-booster/forms/{id}/links/', { params: { path: { id: formId } }, signal }),
      ),
  });
}

/** What customers of a form were told of their data, as a query. */
export function listBoosterConsents(client: PinfoldClient, formId: number): QueryOf<ListOf<BoosterConsent>> {
  return queryOptions({
    queryKey: boosterKeys.consents(client.scope, formId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/review-booster/forms/{id}/consents/', { params: { path: { id: formId } }, signal }),
      ),
  });
}

/** How fair the forms are, as a query. */
export function getBoosterAudit(client: PinfoldClient): QueryOf<BoosterAudit> {
  return queryOptions({
    queryKey: boosterKeys.audit(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/review-booster/audit/', { signal })),
  });
}

/** Somebody who was invited to a form, and what became of it. */
export type BoosterInvitation = Schemas['BoosterInvitation'];

/** What happens to each row of a list of contacts, or would. */
export type BoosterInvitationPlan = Schemas['BoosterInvitationPlan'];

/** The invitations of a form on one page, and how many there are in each state. */
export type BoosterInvitationPage = PageOf<BoosterInvitation> & {
  counts: Readonly<Record<InvitationState, number>>;
};

/** What a company has stored under an address. */
export type BoosterContact = Schemas['BoosterContact'];

/** Invitations on a page. */
export const boosterInvitationPageSize = 50;

/** A page of the invitations of a form, the newest first, as a query. */
export function listBoosterInvitations(
  client: PinfoldClient,
  formId: number,
  { state, page }: { state: InvitationState | undefined; page: number },
): QueryOf<BoosterInvitationPage> {
  return queryOptions({
    queryKey: boosterKeys.invitations(client.scope, formId, { state, page }),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/review-booster/forms/{id}/invitations/', {
          params: {
            path: { id: formId },
            query: { page, page_size: boosterInvitationPageSize, ...(state && { state }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
