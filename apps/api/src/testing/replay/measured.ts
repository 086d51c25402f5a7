import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';

export interface OutcomeCounts {
  changes: number;
  pending: number;
  failed: number;
  escalated: number;
  accepted: number;
  rejected: number;
  byRule: number;
  withdrawn: number;
  answered: number;
  retried: number;
}

/** How many changes ended how. */
export async function countOutcomes(queries: Queryable): Promise<OutcomeCounts> {
  const [told] = await rows<OutcomeCounts>(
    queries,
    sql`select count(*)::int4 as changes,
          count(*) filter (where status = 1)::int4 as pending,
          count(*) filter (where status = 1 and step = 'failed')::int4 as failed,
          count(*) filter (where is_escalated)::int4 as escalated,
          count(*) filter (where status = 2)::int4 as accepted,
          count(*) filter (where status = 3)::int4 as rejected,
          count(*) filter (where status = 3 and is_by_rule)::int4 as "byRule",
          count(*) filter (where status = 4)::int4 as withdrawn,
          count(*) filter (where status = 5)::int4 as answered,
          (select count(*)::int4 from external_change_events where kind = 'retried') as retried
        from external_changes`,
  );
  if (!told) throw new Error('a count answers a row');
  return told;
}
