import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { linkKeys } from '../../query/user-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import type { MailedLink } from './mailed-link.ts';
import type { Invitation } from './use-invitation.ts';

/** What an invitation link invites to, as a query; nobody has to be logged in. */
export function getInvitation(client: PinfoldClient, { uid, token }: MailedLink): QueryOf<Invitation> {
  return queryOptions({
    queryKey: linkKeys.invitation({ uid, token }),
    queryFn: ({ signal }) =>
      answer(client.api.POST('/invitations/look-up/', { body: { uid, token }, signal })),
    staleTime: Infinity,
  });
}
