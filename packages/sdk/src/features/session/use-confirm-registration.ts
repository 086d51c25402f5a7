import { answer } from '../../client/answer.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { MailedLink } from './mailed-link.ts';
import type { Session } from './use-login.ts';
import { useOpenSession } from './use-open-session.ts';

/**
 * Creates the account behind a mailed link and logs in. Call it when the reader asks for it, not when the page opens:
 * mail programs open links by themselves, and this one works once.
 *
 * @throws Error outside a `PinfoldProvider`. A used or old link is an ApiError with the code `link_invalid`, left to the
 * page.
 * @example
 * ```tsx
 * const confirm = useConfirmRegistration();
 * confirm.mutate({ uid, token }, { onSuccess: ({ token }) => session.store(token) });
 * ```
 */
export function useConfirmRegistration(): MutationResult<Session, MailedLink> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (link: MailedLink) => answer(client.api.POST('/register/confirm/', { body: link })),
    onSuccess: useOpenSession(),
  });
}
