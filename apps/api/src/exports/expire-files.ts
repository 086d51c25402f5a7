import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';

/**
 * Takes back a company's files of one kind, since what stands in them was erased: finished ones expire now, and one that
 * is being written, which may have read it already, is begun again instead of being done.
 */
export async function expireFiles(
  { live, now }: Pick<Services, 'live' | 'now'>,
  tx: Queryable,
  companyId: number,
  kind: string,
): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const expired = await rows<{ id: number }>(
    tx,
    sql`update exports e set expires_at = ${at}
        from (select id from exports
              where company_id = ${companyId} and kind = ${kind} and (status = 'generating' or file_key is not null)
              order by id for update) chosen
        where e.company_id = ${companyId} and e.id = chosen.id returning e.id::int8 as id`,
  );
  if (expired.length > 0)
    await live.publish(tx, companyId, { topic: 'exports', ids: expired.map(({ id }) => id) });
}
