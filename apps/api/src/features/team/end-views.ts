import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Ends what somebody looks at through the eyes of others, and others through theirs. */
export async function endViews(tx: Queryable, companyId: number, userId: number): Promise<void> {
  await tx.execute(
    sql`delete from view_as_tokens where company_id = ${companyId} and ${userId} in (user_id, viewer_id)`,
  );
}
