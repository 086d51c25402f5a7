import { sql, type SQL } from 'drizzle-orm';
import type {
  AppleAccount,
  AppleBrand,
} from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import { rows } from '../../../../database/database.ts';
import { isoOf, type Moment } from '../../../../database/moments.ts';
import { Problem } from '../../../../problem.ts';
import type { OrganizationCalls } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { locationScope } from '../../../listings/location-scope.ts';
import { openAppleToken } from './apple-credentials.ts';

type AccountRow = Omit<AppleAccount, 'connected_at' | 'brands'> & { connected_at: Moment | null };

/** The organisations that a company is connected to, by name; of their locations those that the member sees. */
export async function listAppleAccountsOf(
  services: Pick<Services, 'database'>,
  member: Member,
  id?: number,
): Promise<AppleAccount[]> {
  const { queries } = services.database;
  const found = await rows<AccountRow>(
    queries,
    sql`select a.id::int8 as id, a.name, a.external_id as organization_id, a.status, a.problem, a.connected_at,
          (count(*) filter (where d.state = 'published'))::int4 as published,
          (count(*) filter (where d.state in ('waiting', 'in_review', 'publishing', 'removing')))::int4 as waiting,
          (count(*) filter (where d.state = 'waiting_for_brand'))::int4 as waiting_for_brand,
          (count(*) filter (where d.state = 'conflict'))::int4 as conflicts,
          (count(*) filter (where d.state in ('rejected', 'failed')))::int4 as refused,
          (count(*) filter (where d.state = 'removed'))::int4 as removed
        from directory_accounts a
        left join directory_listings d
          on d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
          and ${locationScope(member, sql`d.location_id`)}
        where a.company_id = ${member.companyId} and ${isAppleConnection}
          and ${id === undefined ? sql`true` : sql`a.id = ${id}`}
        group by a.company_id, a.id order by fold(a.name), a.id`,
  );
  const accounts: AppleAccount[] = [];
  for (const row of found)
    accounts.push({
      ...row,
      connected_at: isoOf(row.connected_at),
      brands: await listBrandsOf(services, member, row.id),
    });
  return accounts;
}

/** Counts the conflicts of all connected organisations, at locations that the member sees. */
export function appleConflictsStatement(member: Member): SQL {
  return sql`select count(*) from directory_accounts a
    join directory_listings d
      on d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
    where a.company_id = ${member.companyId} and ${isAppleConnection} and d.state = 'conflict'
      and ${locationScope(member, sql`d.location_id`)}`;
}

/** An account that is there, or was until its access ended. */
const isAppleConnection = sql`a.directory = 'apple' and (a.sealed_credentials is not null or a.problem is not null)`;

/** @throws Problem `not_found` */
export async function readAppleAccount(
  services: Pick<Services, 'database'>,
  member: Member,
  id: number,
): Promise<AppleAccount> {
  const [account] = await listAppleAccountsOf(services, member, id);
  if (!account) throw new Problem('not_found');
  return account;
}

/** The brands of an account, by country: of those with locations, and those with a name. */
export function listBrandsOf(
  { database }: Pick<Services, 'database'>,
  member: Member,
  accountId: number,
): Promise<AppleBrand[]> {
  const { companyId } = member;
  return rows<AppleBrand>(
    database.queries,
    sql`with countries as (
          select l.country, count(*)::int4 as count from locations l
          where l.company_id = ${companyId} and l.is_owner and l.country <> ''
            and ${locationScope(member, sql`l.id`)}
          group by l.country)
        select coalesce(c.country, b.country) as country, coalesce(b.name, '') as name, b.state,
          coalesce(b.problems, '[]') as problems, coalesce(c.count, 0) as facilities_count
        from countries c
        full join (select * from apple_brands
                   where company_id = ${companyId} and account_id = ${accountId}) b on b.country = c.country
        order by 1`,
  );
}

/** An account, with calls in the name of its organisation. */
export interface OpenAppleAccount {
  organization: string;
  calls: OrganizationCalls;
}

/** Undefined where there is no such account, its access was given up, or the key to it is lost. */
export async function findAppleAccount(
  services: Services,
  { companyId, accountId }: { companyId: number; accountId: number },
): Promise<OpenAppleAccount | undefined> {
  const [row] = await rows<{ organization: string; sealed: string | null }>(
    services.database.queries,
    sql`select external_id as organization, sealed_credentials as sealed from directory_accounts
        where company_id = ${companyId} and id = ${accountId} and directory = 'apple'`,
  );
  if (!row?.sealed) return undefined;
  const { organization, sealed } = row;
  const token = openAppleToken(services, { companyId, organization }, sealed);
  return token === undefined ? undefined : { organization, calls: services.apple.as(token) };
}
