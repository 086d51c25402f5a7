import { sql } from 'drizzle-orm';
import type { FacebookAccount } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { rows } from '../../../../database/database.ts';
import { isoOf, type Moment } from '../../../../database/moments.ts';
import { Problem } from '../../../../problem.ts';
import type { PersonCalls } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { locationScope } from '../../../listings/location-scope.ts';
import { openFacebookToken } from './facebook-credentials.ts';

type AccountRow = Omit<FacebookAccount, 'connected_at'> & { connected_at: Moment | null };

/** The accounts that a company is connected to, by name; of their pages those of locations that the member sees. */
export async function listFacebookAccountsOf(
  { database }: Pick<Services, 'database'>,
  member: Member,
  id?: number,
): Promise<FacebookAccount[]> {
  const found = await rows<AccountRow>(
    database.queries,
    sql`select a.id::int8 as id, a.name, a.status, a.problem, a.connected_at,
          (count(*) filter (where d.state = 'published'))::int4 as published,
          (count(*) filter (where d.state in ('waiting', 'in_review', 'publishing')))::int4 as waiting,
          (count(*) filter (where d.state in ('rejected', 'failed')))::int4 as refused
        from directory_accounts a
        left join directory_listings d
          on d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
          and ${locationScope(member, sql`d.location_id`)}
        where a.company_id = ${member.companyId} and a.directory = 'facebook'
          and (a.sealed_credentials is not null or a.problem is not null)
          and ${id === undefined ? sql`true` : sql`a.id = ${id}`}
        group by a.company_id, a.id order by fold(a.name), a.id`,
  );
  return found.map((row) => ({ ...row, connected_at: isoOf(row.connected_at) }));
}

/** @throws Problem `not_found` */
export async function readFacebookAccount(
  services: Pick<Services, 'database'>,
  member: Member,
  id: number,
): Promise<FacebookAccount> {
  const [account] = await listFacebookAccountsOf(services, member, id);
  if (!account) throw new Problem('not_found');
  return account;
}

/**
 * Returns the calls in the name of the person of an account.
 * @throws Problem `not_found`, or `facebook_authorization_invalid` where the access has ended
 */
export async function openFacebookAccount(
  services: Services,
  { companyId }: Pick<Member, 'companyId'>,
  id: number,
): Promise<PersonCalls> {
  const [row] = await rows<{ external_id: string; sealed: string | null }>(
    services.database.queries,
    sql`select external_id, sealed_credentials as sealed from directory_accounts
        where company_id = ${companyId} and id = ${id} and directory = 'facebook'
          and (sealed_credentials is not null or problem is not null)`,
  );
  if (!row) throw new Problem('not_found');
  if (row.sealed === null) throw new Problem('facebook_authorization_invalid');
  const owner = { companyId, kind: 'facebook person', externalId: row.external_id } as const;
  return services.facebook.as(openFacebookToken(services, owner, row.sealed));
}
