import { sql, type SQL } from 'drizzle-orm';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import type { Member } from '../../company/member.ts';

/** Counts the accounts in a directory that have to be connected again. */
export function lostAccessStatement({ companyId }: Member, directory: Directory): SQL {
  return sql`select count(*) from directory_accounts a
    where a.company_id = ${companyId} and a.directory = ${directory} and a.problem is not null`;
}
