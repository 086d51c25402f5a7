import type { Invitation } from '@pinfold/contract/features/session/sign-up.endpoints';
import type { Services } from '../../../services.ts';
import type { Caller } from '../caller.ts';
import type { LinkParts } from '../mailed-link.ts';
import { countTry } from '../throttle.ts';
import { findInvitation } from './find-invitation.ts';

/** Tells the holder of a link what it invites to. */
export async function lookUpInvitation(
  services: Services,
  parts: LinkParts,
  caller: Caller,
): Promise<Invitation> {
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  const { database, now } = services;
  const invitation = await findInvitation(database.queries, parts, now());
  return {
    email: invitation.email,
    company_name: invitation.companyName,
    invited_by: invitation.invitedBy,
    type: invitation.type,
    has_account: invitation.hasAccount,
    expires_at: invitation.expiresAt.toISOString(),
  };
}
