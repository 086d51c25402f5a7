import { sql } from 'drizzle-orm';
import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';

/** Refuses to leave a company without an owner. The company has to be held, or two could take each other off. */
export async function keepOwner(
  tx: Queryable,
  companyId: number,
  { user_id, type, invitation_status }: TeamMember,
  becomes: MemberType | undefined,
): Promise<void> {
  if (type !== memberTypes.owner || becomes === memberTypes.owner || invitation_status === 'pending') return;
  const others = await rows(
    tx,
    sql`select 1 from members where company_id = ${companyId} and user_id <> ${user_id}
          and type = ${memberTypes.owner} and status = 'active' limit 1`,
  );
  if (others.length === 0) throw new Problem('last_owner');
}
