import type { InvitationState } from '@pinfold/contract/features/review-booster/booster-invitation';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  type BoosterInvitationPage,
  type BoosterInvitationPlan,
  listBoosterInvitations,
} from '../booster.queries.ts';
import { useRefreshBooster } from '../forms/use-booster-forms.ts';

/** Which invitations to read. */
export interface BoosterInvitationSearch {
  /** Left out, in any state. */
  state?: InvitationState | undefined;
  /** Of 50 invitations. @defaultValue 1 */
  page?: number;
}

/**
 * Who was invited to a form and what became of it, the newest first, with addresses that are masked.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without full access that is
 * `permission_denied`.
 * @example
 * ```tsx
 * const { data } = useBoosterInvitations(12, { state: 'queued' });
 * return data?.results.map(({ id, contact }) => <li key={id}>{contact}</li>);
 * ```
 */
export function useBoosterInvitations(
  formId: number,
  { state, page = 1 }: BoosterInvitationSearch = {},
): QueryResult<BoosterInvitationPage> {
  return usePinfoldQuery(listBoosterInvitations(useClient(), formId, { state, page }));
}

/** A list of contacts for a form; with `dry_run` nothing is sent. */
export type BoosterInvitationSave = Schemas['NewBoosterInvitations'] & { formId: number };

/**
 * Invites contacts to a form, or says with `dry_run` what would become of each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError such as `gating_refused`,
 * `incentive_refused`, `contacts_unreadable` or `too_many_contacts`, left to the form.
 * @example
 * ```tsx
 * const invite = useInviteContacts();
 * invite.mutate({
 *   formId: 12,
 *   rows: [{ email: 'ola@lipa.example' }],
 *   basis: { how: 'checkbox at the checkout', given_at: '2026-11-01' },
 *   dry_run: true,
 * });
 * ```
 */
export function useInviteContacts(): MutationResult<BoosterInvitationPlan, BoosterInvitationSave> {
  const { client } = usePinfold();
  const refresh = useRefreshBooster();
  return useFormMutation({
    mutationFn: ({ formId, ...body }: BoosterInvitationSave) =>
      unwrapResponse(
        client.api.POST('/review-booster/forms/{id}/invitations/', {
          params: { path: { id: formId } },
          body,
        }),
      ),
    onSettled: (_plan, _error, { dry_run: isDry }) => (isDry ? undefined : refresh()),
  });
}

/**
 * Stops invitations that wait, some or all of a form; whoever was not reached may be invited again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const stop = useStopInvitations();
 * stop.mutate({ formId: 12, ids: [7] });
 * ```
 */
export function useStopInvitations(): MutationResult<
  { stopped: number },
  { formId: number; ids?: readonly number[] | undefined }
> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ formId, ids }: { formId: number; ids?: readonly number[] | undefined }) =>
      unwrapResponse(
        client.api.DELETE('/review-booster/forms/{id}/invitations/', {
          params: { path: { id: formId }, query: ids ? { ids: ids.join(',') } : {} },
        }),
      ),
    onSettled: useRefreshBooster(),
  });
}
