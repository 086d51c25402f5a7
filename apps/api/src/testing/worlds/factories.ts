import { type MemberType, memberTypes } from '@pinfold/contract/access/member-types';
import { type Permission, permissions } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { InvitationStatus } from '@pinfold/contract/features/team/member';
import { companies, memberGroups, memberLocations, members } from '../../features/company/company.table.ts';
import { externalChanges } from '../../features/external-changes/external-changes.table.ts';
import { googleAccounts } from '../../features/integrations/integrations.table.ts';
import { locationGroupMembers, locationGroups, locations } from '../../features/listings/listings.table.ts';
import { reviewTags } from '../../features/opinions/categories/categories.table.ts';
import { reviews, taggedReviews } from '../../features/reviews/reviews.table.ts';
import { sessions, users } from '../../features/session/session.table.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import type { Services } from '../../services.ts';

/** The hash of an unknown password. */
const forgottenPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$GXBGUo+oKSLzoIjuC7Zczw$rqlMf1mGvmwH/szdsl9rqZasZy1qDFCFwRiwXDJamIo';

type Insert<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** A member who can ask: the token of a session, and the company. */
export interface TestMember {
  userId: number;
  companyId: number;
  token: string;
}

export interface MemberOptions {
  type?: MemberType;
  /** Of a manager. Default: all of them. */
  permissions?: readonly Permission[];
  /** The only locations that the member sees. Default: all. */
  locations?: readonly number[];
  groups?: readonly number[];
  isDemo?: boolean;
  /** Null for an invited user without an account. */
  passwordHash?: string | null;
  email?: string;
  name?: string;
  /** Default: active. */
  status?: InvitationStatus;
}

/** Rows for tests: what a test does not care for is filled in. */
export function createFactories(services: Services) {
  const { queries } = services.database;
  let number = 0;
  const next = () => (number += 1);

  async function company(values: Insert<typeof companies> = {}): Promise<number> {
    const row = { name: `Firma ${next()}`, planName: 'Standard', planCapabilities: [...planCapabilities] };
    const [created] = await queries
      .insert(companies)
      .values({ ...row, ...values })
      .returning();
    return idOf(created);
  }

  /** The token of a session, for which the user proved now, or so many minutes ago, who they are. */
  async function token(userId: number, endsInDays = 30, provedMinutesAgo = 0): Promise<string> {
    const made = newToken();
    const createdAt = services.now();
    const authenticatedAt = new Date(createdAt.getTime() - provedMinutesAgo * 60_000);
    const expiresAt = new Date(createdAt.getTime() + endsInDays * 86_400_000);
    await queries.insert(sessions).values({
      tokenHash: hashToken(made),
      userId,
      authenticatedAt,
      createdAt,
      expiresAt,
      userAgent: 'test',
    });
    return made;
  }

  async function member(companyId: number, options: MemberOptions = {}): Promise<TestMember> {
    const serial = next();
    const { type = memberTypes.manager, isDemo = false, passwordHash = forgottenPassword } = options;
    const { email = `osoba${serial}@firma.test`, name = `Osoba ${serial}` } = options;
    const [user] = await queries.insert(users).values({ email, name, passwordHash, isDemo }).returning();
    const userId = idOf(user);
    await join(companyId, userId, { ...options, type });
    return { userId, companyId, token: await token(userId) };
  }

  async function join(companyId: number, userId: number, options: MemberOptions = {}): Promise<void> {
    const scoped = options.locations !== undefined || options.groups !== undefined;
    await queries.insert(members).values({
      companyId,
      userId,
      type: options.type ?? memberTypes.manager,
      permissions: [...(options.permissions ?? permissions)],
      allFacilitiesAccess: !scoped,
      status: options.status ?? 'active',
    });
    for (const locationId of options.locations ?? [])
      await queries.insert(memberLocations).values({ companyId, userId, locationId });
    for (const groupId of options.groups ?? [])
      await queries.insert(memberGroups).values({ companyId, userId, groupId });
  }

  async function account(companyId: number, refreshToken: string, name: string): Promise<number> {
    const sealedRefreshToken = services.sealer.seal('refresh token', refreshToken);
    const [created] = await queries
      .insert(googleAccounts)
      .values({ companyId, name, title: name, sealedRefreshToken })
      .returning();
    return idOf(created);
  }

  async function location(companyId: number, values: Insert<typeof locations> = {}): Promise<number> {
    const serial = next();
    const row = {
      name: 'Kawiarnia',
      storeCode: `K-${serial}`,
      street: `Lipowa ${serial}`,
      postalCode: '31-042',
      city: 'Kraków',
      region: 'małopolskie',
      country: 'PL',
      verification: 'is_verified' as const,
      googleName: `locations/test-${serial}`,
    };
    const [created] = await queries
      .insert(locations)
      .values({ ...row, ...values, companyId })
      .returning();
    return idOf(created);
  }

  async function group(companyId: number, name: string, locationIds: readonly number[]): Promise<number> {
    const [created] = await queries.insert(locationGroups).values({ companyId, name }).returning();
    const groupId = idOf(created);
    for (const locationId of locationIds)
      await queries.insert(locationGroupMembers).values({ companyId, groupId, locationId });
    return groupId;
  }

  async function review(
    companyId: number,
    locationId: number,
    values: Insert<typeof reviews> = {},
  ): Promise<number> {
    const createdAt = values.createdAt ?? new Date(services.now().getTime() - 86_400_000);
    const row = {
      googleName: `accounts/1/locations/${locationId}/reviews/test-${next()}`,
      rating: 5,
      comment: 'Bardzo dobra kawa',
      authorName: 'Anna K.',
      createdAt,
      updatedAt: createdAt,
    };
    const [created] = await queries
      .insert(reviews)
      .values({ ...row, ...values, companyId, locationId })
      .returning({ id: reviews.id });
    return idOf(created);
  }

  async function tag(companyId: number, name: string): Promise<number> {
    const [created] = await queries.insert(reviewTags).values({ companyId, name }).returning();
    return idOf(created);
  }

  /** An external change, detected an hour ago. Default: of the name. */
  async function change(
    companyId: number,
    locationId: number,
    values: Insert<typeof externalChanges> = {},
  ): Promise<number> {
    const { ours = { name: 'Kawiarnia' }, proposed = { name: 'Kawiarnia najlepsza' } } = values;
    const row = {
      field: 'name' as const,
      source: 1 as const,
      type: 3 as const,
      ours,
      live: proposed,
      proposed,
      identicalKey: `same-${next()}`,
      detectedAt: new Date(services.now().getTime() - 3_600_000),
    };
    const [created] = await queries
      .insert(externalChanges)
      .values({ ...row, ...values, companyId, locationId })
      .returning({ id: externalChanges.id });
    return idOf(created);
  }

  const tagReview = (companyId: number, reviewId: number, tagId: number) =>
    queries.insert(taggedReviews).values({ companyId, reviewId, tagId, sentiment: 'positive' });

  return { company, member, join, token, account, location, group, review, tag, tagReview, change };
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('an insert answers its row');
  return row.id;
}
