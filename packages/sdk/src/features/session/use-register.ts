import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { SignUpLink } from './sign-up-access-query.ts';

/** Who wants an account, and by which link they came. */
export interface NewAccount extends SignUpLink {
  email: string;
  name: string;
  password: string;
  hasAcceptedTerms: boolean;
  /** @defaultValue false */
  hasAcceptedMarketing?: boolean | undefined;
  /** Where the link was published, for the record. */
  campaign?: string | undefined;
}

/**
 * Asks for an account. The API answers the same whether or not the address is known, and sends a mail to it.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `sign_up_closed`,
 * `terms_not_accepted`, `password_too_short`, `password_breached` or `too_many_attempts`; it is left to the form.
 * @example
 * ```tsx
 * const register = useRegister();
 * const account = { email, name: 'Anna Nowak', password, hasAcceptedTerms: true, access };
 * register.mutate(account, { onSuccess: askToReadMail });
 * ```
 */
export function useRegister(): MutationResult<void, NewAccount> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (account: NewAccount) => {
      await client.api.POST('/register/', { body: registrationOf(account, client.language) });
    },
  });
}

function registrationOf(
  account: NewAccount,
  language: Schemas['Registration']['language'],
): Schemas['Registration'] {
  const { email, name, password, access, campaign } = account;
  return {
    email,
    name,
    password,
    terms_accepted: account.hasAcceptedTerms,
    marketing_accepted: account.hasAcceptedMarketing ?? false,
    audit: account.isAudit ?? false,
    custom_invitation: account.hasCustomInvitation ?? false,
    ...(language !== undefined && { language }),
    ...(access !== undefined && { access }),
    ...(campaign !== undefined && { campaign }),
  };
}
