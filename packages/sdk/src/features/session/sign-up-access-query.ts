import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { linkKeys } from '../../query/user-keys.ts';
import type { SignUpAccess } from './use-sign-up-access.ts';
import type { QueryOf } from '../../query/results.ts';

/** What the address of a sign-up page carries. */
export interface SignUpLink {
  /** Has to be approved by the installation. */
  access?: string | undefined;
  /** The link comes from an audit; opens the sign-up together with `customInvitation`. */
  isAudit?: boolean | undefined;
  hasCustomInvitation?: boolean | undefined;
}

/** Whether a link lets its holder sign up, as a query; nobody has to be logged in. */
export function getSignUpAccess(client: PinfoldClient, link: SignUpLink): QueryOf<SignUpAccess> {
  return queryOptions({
    queryKey: linkKeys.signUpAccess(link),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/register/access/', { params: { query: accessQuery(link) }, signal })),
    staleTime: 60_000,
  });
}

function accessQuery({ access, isAudit, hasCustomInvitation }: SignUpLink) {
  return {
    ...(access !== undefined && { access }),
    ...(isAudit && { audit: 'true' as const }),
    ...(hasCustomInvitation && { custom_invitation: 'true' as const }),
  };
}
