import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { companyFlags } from '../categories/company-flags.ts';

/** @throws Problem `auto_replies_disabled` where the switch is off, whatever is asked */
export async function requireAutoReplies(
  { config }: Pick<Services, 'config'>,
  queries: Queryable,
  { companyId }: Pick<Member, 'companyId'>,
): Promise<void> {
  const flags = await companyFlags(queries, config, companyId);
  if (!flags.has('auto_review_reply')) throw new Problem('auto_replies_disabled');
}
