import { sql } from 'drizzle-orm';
import { type MemberType, memberTypes } from '@pinfold/contract/access/member-types';
import {
  defaultManagerPermissions,
  type Permission,
  permissions,
} from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import { companies, members } from '../features/company/company.table.ts';
import { hashPassword } from '../features/session/passwords/password-hash.ts';
import { users } from '../features/session/session.table.ts';
import type { Services } from '../services.ts';

export const demoPassword = 'pinfold-demo';

/** Who can log in to the demo, and as what. */
export const demoAccounts = [
  { email: 'owner@demo.pinfold.test', name: 'Anna Nowak', what: 'owner' },
  { email: 'admin@demo.pinfold.test', name: 'Piotr Wiśniewski', what: 'admin' },
  {
    email: 'manager@demo.pinfold.test',
    name: 'Marek Zieliński',
    what: 'manager: Kraków only, few permissions',
  },
  { email: 'store@demo.pinfold.test', name: 'Karolina Wójcik', what: 'manager: two cafés' },
  { email: 'demo@demo.pinfold.test', name: 'Konto demonstracyjne', what: 'read-only' },
  { email: 'other@rival.pinfold.test', name: 'Olga Sowa', what: 'owner of another company' },
  { email: 'expired@demo.pinfold.test', name: 'Maria Malwa', what: 'owner whose plan has expired' },
  { email: 'unpaid@demo.pinfold.test', name: 'Jakub Lis', what: 'owner who has not paid for weeks' },
  { email: 'overdue@demo.pinfold.test', name: 'Iga Klon', what: 'owner with an overdue invoice' },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];

export async function createUsers({ database }: Services): Promise<Record<DemoEmail, number>> {
  const passwordHash = await hashPassword(demoPassword);
  const created = await database.queries
    .insert(users)
    .values(
      demoAccounts.map(({ email, name }) => ({
        email,
        name,
        passwordHash,
        isDemo: email.startsWith('demo@'),
      })),
    )
    .returning({ id: users.id, email: users.email });
  return Object.fromEntries(created.map(({ email, id }) => [email, id])) as Record<DemoEmail, number>;
}

/** Few enough for the chip to be red. */
const demoTrialDays = 5;

export async function seedCompany(
  { database, now }: Services,
  company: {
    name: string;
    isMaster?: boolean;
    onTrial?: boolean;
    values?: Partial<typeof companies.$inferInsert>;
  },
): Promise<number> {
  const { name, isMaster = false, onTrial = false, values } = company;
  const [created] = await database.queries
    .insert(companies)
    .values({
      name,
      isMaster,
      canAddNewCompanies: isMaster,
      isPaying: !onTrial,
      hasBillingSubscription: !onTrial,
      planName: 'Standard',
      planIsFreeTrial: onTrial,
      planExpiresAt: onTrial ? new Date(now().getTime() + demoTrialDays * 86_400_000) : null,
      planCapabilities: [...planCapabilities],
      ...values,
    })
    .returning({ id: companies.id });
  if (!created) throw new Error('an insert answers its row');
  return created.id;
}

/** What the demo's manager may do beyond what every new manager may. */
const managerPermissions: Permission[] = [...defaultManagerPermissions, 'view_reviews', 'reply_reviews'];

export async function addMember(
  { database }: Services,
  companyId: number,
  userId: number,
  role: 'owner' | 'manager' | 'viewer',
) {
  const shape: Record<
    typeof role,
    { type: MemberType; permissions: Permission[]; allFacilitiesAccess: boolean }
  > = {
    owner: { type: memberTypes.owner, permissions: [], allFacilitiesAccess: true },
    manager: { type: memberTypes.manager, permissions: managerPermissions, allFacilitiesAccess: false },
    viewer: { type: memberTypes.manager, permissions: [...permissions], allFacilitiesAccess: true },
  };
  await database.queries.insert(members).values({ companyId, userId, ...shape[role] });
}

/** The demo's chain is always on trial: an old demo that is started again must not have expired. */
export async function renewDemoTrial({ database, now }: Services): Promise<void> {
  const expiresAt = new Date(now().getTime() + demoTrialDays * 86_400_000).toISOString();
  await database.queries.execute(
    sql`update companies set plan_expires_at = ${expiresAt}
        where plan_is_free_trial and id in (
          select m.company_id from members m join users u on u.id = m.user_id where u.email = 'owner@demo.pinfold.test')`,
  );
}
