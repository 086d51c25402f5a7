import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { members } from '../../company/company.table.ts';
import { dropInvitations } from '../invitations/send-invitation.ts';
import { users } from '../session.table.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import { userIdentities } from './federated.table.ts';

/**
 * The company both invites and vouches, so a login accepts for somebody new. Whoever has a way in of their own has to
 * accept for themselves.
 *
 * @throws FederatedLoginFault
 */
export async function acceptByLogin(
  tx: Queryable,
  companyId: number,
  { userId, hasAccount }: { userId: number; hasAccount: boolean },
  name: string,
): Promise<void> {
  const [identity] = await tx
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .limit(1);
  if (hasAccount || identity)
    throw new FederatedLoginFault('saml_user_not_found', 'the invitation was not accepted yet');
  await tx
    .update(members)
    .set({ status: 'active' })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.id, userId), eq(users.name, '')));
  await dropInvitations(tx, companyId, userId);
}
