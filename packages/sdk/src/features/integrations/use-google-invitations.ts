import type { InvitationAnswer } from '@pinfold/contract/features/integrations/google';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { googleInvitationKeys, importKeys } from '../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listGoogleInvitations } from './integrations.queries.ts';

/** What a connected Google account is invited to manage, with the location that it is about. */
export type GoogleInvitation = Schemas['GoogleInvitation'];

/** What the connected accounts are invited to, and the titles of accounts that could not be asked. */
export type GoogleInvitations = Schemas['GoogleInvitations'];

/**
 * What the connected Google accounts are invited to manage. Each read asks Google itself, once for every account.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; those without the permission
 * `manage_gmb_account` or access to all locations get `permission_denied`, so ask only those who have both.
 * @example
 * ```tsx
 * const { data } = useGoogleInvitations();
 * return data?.results.map(({ name, title }) => <li key={name}>{title}</li>);
 * ```
 */
export function useGoogleInvitations({
  enabled = true,
}: { enabled?: boolean } = {}): QueryResult<GoogleInvitations> {
  return usePinfoldQuery({ ...listGoogleInvitations(useClient()), enabled, meta: { isQuiet: true } });
}

/** An answer to an invitation. */
export interface GoogleInvitationReply {
  invitation: GoogleInvitation;
  answer: InvitationAnswer;
}

/**
 * Accepts or declines an invitation at Google. A declined invitation has to be sent again; what is accepted can be
 * imported, a group of places from an account of its own.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `not_found` where it was
 * answered meanwhile, `google_account_missing` or `provider_unavailable` among others, left to the screen.
 * @example
 * ```tsx
 * const reply = useAnswerGoogleInvitation();
 * reply.mutate({ invitation, answer: 'accept' });
 * ```
 */
export function useAnswerGoogleInvitation(): MutationResult<unknown, GoogleInvitationReply> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: ({ invitation, answer }: GoogleInvitationReply) =>
      client.api.POST('/gmb-accounts/{id}/invitations/', {
        params: { path: { id: invitation.google_account_id } },
        body: { name: invitation.name, answer },
      }),
    // Also after a refusal: somebody else may have answered it.
    onSettled: () =>
      Promise.all(
        [googleInvitationKeys.all, importKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
