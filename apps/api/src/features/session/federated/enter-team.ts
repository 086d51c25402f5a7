import { and, eq, ne, sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { hasAccount } from '../account.ts';
import { users } from '../session.table.ts';
import { acceptByLogin } from './accept-by-login.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import { joinTeam } from './join-team.ts';
import { mappedGroup } from './mapped-group.ts';
import type { SsoConnectionRow } from './sso-connections.queries.ts';
import { syncGroup } from './sync-group.ts';

/** Somebody for whom the team's identity provider vouches. */
export interface Vouched {
  email: string;
  name: string;
  groups: readonly string[];
  language: Language;
}

/**
 * Finds or makes the account of somebody who logs in through their team. A company's identity provider opens only
 * accounts of this company alone: it must not let its administrators into what somebody has elsewhere.
 *
 * @throws FederatedLoginFault
 */
export async function enterTeam(
  services: Services,
  tx: Queryable,
  connection: SsoConnectionRow,
  person: Vouched,
): Promise<number> {
  const { companyId, groupMapping } = connection;
  if (!(await findKnown(tx, companyId, person.email))) await joinTeam(services, tx, connection, person);
  const known = await findKnown(tx, companyId, person.email);
  if (!known || known.type === null)
    throw new FederatedLoginFault('saml_user_not_found', 'an account from outside');
  const { userId } = known;
  if (known.status === 'pending') await acceptByLogin(tx, companyId, known, person.name);
  if (await isElsewhereToo(tx, companyId, userId))
    throw new FederatedLoginFault('saml_auth_failed', 'the account belongs to other companies as well');
  if (known.type === memberTypes.manager) {
    const mapped = mappedGroup(groupMapping, person.groups);
    if (mapped) await syncGroup(tx, { companyId, userId }, mapped);
  }
  await services.live.publish(tx, companyId, { topic: 'team', ids: [userId] });
  return userId;
}

async function findKnown(tx: Queryable, companyId: number, email: string) {
  const [known] = await tx
    .select({
      userId: users.id,
      hasAccount: sql<boolean>`${hasAccount}`,
      type: members.type,
      status: members.status,
    })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.companyId, companyId)))
    .where(eq(users.email, email));
  return known;
}

async function isElsewhereToo(tx: Queryable, companyId: number, userId: number): Promise<boolean> {
  const [other] = await tx
    .select({ companyId: members.companyId })
    .from(members)
    .where(and(eq(members.userId, userId), ne(members.companyId, companyId), eq(members.status, 'active')))
    .limit(1);
  return other !== undefined;
}
