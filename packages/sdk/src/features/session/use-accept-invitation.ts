import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { MailedLink } from './mailed-link.ts';
import { useOpenSession } from './use-open-session.ts';

/** A mailed link and who follows it. */
export interface AcceptedInvitation extends MailedLink {
  /** Left out by somebody who has an account, as are the password and the terms. */
  name?: string | undefined;
  password?: string | undefined;
  hasAcceptedTerms?: boolean | undefined;
}

/**
 * Joins the company of an invitation and logs in; the answer names the company. The address comes from the invitation
 * alone.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `link_invalid`,
 * `terms_not_accepted`, `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const accept = useAcceptInvitation();
 * const variables = { uid, token, name: 'Anna Nowak', password, hasAcceptedTerms: true };
 * accept.mutate(variables, { onSuccess: enterCompany });
 * ```
 */
export function useAcceptInvitation(): MutationResult<Schemas['AcceptedInvitation'], AcceptedInvitation> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ uid, token, name, password, hasAcceptedTerms = false }: AcceptedInvitation) =>
      answer(
        client.api.POST('/invitations/accept/', {
          body: {
            uid,
            token,
            terms_accepted: hasAcceptedTerms,
            ...(name !== undefined && { name }),
            ...(password !== undefined && { password }),
            ...(client.language !== undefined && { language: client.language }),
          },
        }),
      ),
    onSuccess: useOpenSession(),
  });
}
