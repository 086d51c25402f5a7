import { and, eq, ne, sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { defaultManagerPermissions } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { members } from '../../company/company.table.ts';
import { mailedLinks, users } from '../session.table.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import { userIdentities } from './federated.table.ts';
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
  tx: Queryable,
  connection: SsoConnectionRow,
  person: Vouched,
): Promise<number> {
  const { companyId, groupMapping } = connection;
  const known = (await findKnown(tx, companyId, person.email)) ?? (await join(tx, connection, person));
  if (known.type === null) throw new FederatedLoginFault('saml_user_not_found', 'an account from outside');
  if (known.status === 'pending') await acceptInvitation(tx, companyId, known, person.name);
  if (await isElsewhereToo(tx, companyId, known.userId))
    throw new FederatedLoginFault('saml_auth_failed', 'the account belongs to other companies as well');
  if (known.type === memberTypes.manager) {
    const mapped = mappedGroup(groupMapping, person.groups);
    if (mapped) await syncGroup(tx, { companyId, userId: known.userId }, mapped);
  }
  return known.userId;
}

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

async function findKnown(tx: Queryable, companyId: number, email: string) {
  const [known] = await tx
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      type: members.type,
      status: members.status,
    })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.companyId, companyId)))
    .where(eq(users.email, email));
  return known;
}

/** A first login makes a manager who sees nothing until a group, or somebody, gives them locations. */
async function join(
  tx: Queryable,
  { companyId, autoCreate }: SsoConnectionRow,
  person: Vouched,
): Promise<Known> {
  if (!autoCreate) throw new FederatedLoginFault('saml_user_not_found');
  const { email, name, language } = person;
  const [created] = await tx
    .insert(users)
    .values({ email, name, language, passwordHash: null })
    .onConflictDoNothing()
    .returning({ userId: users.id });
  if (!created) return madeMeanwhile(tx, companyId, email);
  const { userId } = created;
  const type = memberTypes.manager;
  await tx.insert(members).values({
    companyId,
    userId,
    type,
    permissions: [...defaultManagerPermissions],
    allFacilitiesAccess: false,
  });
  return { userId, passwordHash: null, type, status: 'active' };
}

/** By another login of theirs, a moment ago. */
async function madeMeanwhile(tx: Queryable, companyId: number, email: string): Promise<Known> {
  const known = await findKnown(tx, companyId, email);
  if (!known) throw new Error('an address that is taken belongs to somebody');
  return known;
}

/** The company both invites and vouches; but somebody who has a way in of their own has to accept for themselves. */
async function acceptInvitation(
  tx: Queryable,
  companyId: number,
  { userId, passwordHash }: Known,
  name: string,
): Promise<void> {
  const [identity] = await tx
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .limit(1);
  if (passwordHash !== null || identity)
    throw new FederatedLoginFault('saml_user_not_found', 'the invitation was not accepted yet');
  await tx
    .update(members)
    .set({ status: 'active' })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.id, userId), eq(users.name, '')));
  await tx
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.kind, 'invitation'),
        eq(mailedLinks.companyId, companyId),
        eq(mailedLinks.userId, userId),
      ),
    );
}

async function isElsewhereToo(tx: Queryable, companyId: number, userId: number): Promise<boolean> {
  const [other] = await tx
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.userId, userId), ne(members.companyId, companyId), eq(members.status, 'active')))
    .limit(1);
  return other !== undefined;
}
