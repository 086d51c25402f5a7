import { and, eq, ne, sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { defaultManagerPermissions } from '@pinfold/contract/access/permissions';
import type { SsoConnection } from '@pinfold/contract/features/session/sso-connection.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { locationGroups } from '../../listings/listings.table.ts';
import { storeScope } from '../../team/member-grant.ts';
import { hasAccount, newUserId } from '../account.ts';
import { activateMember } from '../invitations/invitation.service.ts';
import { users } from '../session.table.ts';
import { FederatedLoginFault } from './federated-login.ts';
import { userIdentities } from './federated.table.ts';
import type { SsoConnectionRow } from './sso-connection.service.ts';

/** A user whom the team's identity provider has authenticated. */
interface Vouched {
  email: string;
  name: string;
  groups: readonly string[];
  language: Language;
}

/**
 * Returns the account of a user who logs in through their team, creating it if needed. A company's identity provider
 * opens only accounts that belong to this company alone: its administrators must not get into a user's other companies.
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

/**
 * A login accepts the invitation of a new user, since the same company invites and authenticates them. A user who can
 * also log in otherwise has to accept it themselves.
 *
 * @throws FederatedLoginFault
 */
async function acceptByLogin(
  tx: Queryable,
  companyId: number,
  invited: { userId: number; hasAccount: boolean },
  name: string,
): Promise<void> {
  const { userId } = invited;
  const [identity] = await tx
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .limit(1);
  if (invited.hasAccount || identity)
    throw new FederatedLoginFault('saml_user_not_found', 'the invitation was not accepted yet');
  await activateMember(tx, { companyId, userId });
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.id, userId), eq(users.name, '')));
}

/**
 * A first login creates a manager without locations, until a group or an admin assigns some. If a simultaneous login
 * has created the account, that one is used.
 *
 * @throws FederatedLoginFault
 */
async function joinTeam(
  services: Services,
  tx: Queryable,
  { companyId, autoCreate }: SsoConnectionRow,
  { email, name, language }: Vouched,
): Promise<void> {
  if (!autoCreate) throw new FederatedLoginFault('saml_user_not_found');
  await spendLimit(services, tx, { companyId, limit: 'max_company_users' }, async () => {
    const [created] = await tx
      .insert(users)
      .values({ id: newUserId(), email, name, language, passwordHash: null, createdAt: services.now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!created) return;
    await tx.insert(members).values({
      companyId,
      userId: created.id,
      type: memberTypes.manager,
      permissions: [...defaultManagerPermissions],
      allFacilitiesAccess: false,
    });
  }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new FederatedLoginFault('saml_user_not_found', `no account can be made: ${error.code}`);
  });
}

type Mapping = SsoConnection['group_mapping'];

/**
 * Returns the user's group in the mapping; undefined where the company maps no groups. A user in none of them is
 * refused rather than left with the rights of an earlier group (product spec, section 8).
 *
 * @throws FederatedLoginFault
 */
function mappedGroup(mapping: Mapping, groups: readonly string[]): Mapping[number] | undefined {
  if (mapping.length === 0) return undefined;
  const [mapped, ...others] = mapping.filter(({ group }) => groups.includes(group));
  if (!mapped) throw new FederatedLoginFault('saml_group_sync_error', 'no group with a counterpart');
  if (others.length > 0) throw new FederatedLoginFault('saml_multiple_groups');
  return mapped;
}

/**
 * Gives a manager the locations and permissions of their group, and nothing else.
 *
 * @throws FederatedLoginFault when the group of locations is gone
 */
async function syncGroup(
  tx: Queryable,
  { companyId, userId }: { companyId: number; userId: number },
  mapped: Mapping[number],
): Promise<void> {
  const groupId = mapped.location_group_id;
  const [group] = await tx
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, groupId)));
  if (!group) throw new FederatedLoginFault('saml_group_sync_error', 'the group of locations is gone');
  await tx
    .update(members)
    .set({ permissions: mapped.permissions, allFacilitiesAccess: false, isManagedBySso: true })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  await storeScope(tx, companyId, userId, { locationIds: [], groupIds: [groupId] });
}
