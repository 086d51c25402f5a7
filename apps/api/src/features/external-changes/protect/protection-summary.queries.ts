import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import {
  changeDecisions,
  changeFields,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { getProtectionSummary } from '@pinfold/contract/features/external-changes/protection.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { choiceOf, idsOf, pageOfChanges } from '../read/change-choice.ts';

type ProtectionSummary = z.input<typeof getProtectionSummary.response>;

/** Changes of protected fields that wait for a person. */
export async function protectionSummary(
  queries: Queryable,
  member: Member,
  massLimit: number,
): Promise<ProtectionSummary> {
  const { from, where: isProtected } = choiceOf(member, { is_protected: true });
  const where = sql`${isProtected} and c.decision = ${changeDecisions.idle}`;
  const [counted] = await rows<{
    count: number;
    facilities_count: number;
    fields: ChangeField[] | null;
  }>(
    queries,
    sql`select count(*) as count, count(distinct c.location_id) as facilities_count, array_agg(distinct c.field) as fields
        from ${from} where ${where}`,
  );
  const ids = await idsOf(
    queries,
    pageOfChanges({ from, where }, { limit: massLimit, offset: 0, order: 'oldest' }),
  );
  const fields = counted?.fields ?? [];
  return {
    count: counted?.count ?? 0,
    facilities_count: counted?.facilities_count ?? 0,
    ids,
    fields: changeFields.filter((field) => fields.includes(field)),
  };
}
