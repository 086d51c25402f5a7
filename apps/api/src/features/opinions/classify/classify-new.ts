import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { classifyOpinions } from './classify-opinions.ts';
import type { OpinionTables } from '../opinion-channel.ts';
import { opinionsToClassify } from './opinions-to-classify.ts';
import { storeClassification } from './store-classification.ts';

const batchSize = 500;

/**
 * Classifies the new and changed opinions of a company, batch after batch. `stored` is called in the transaction of each,
 * with those that were. Returns whether more may be left.
 */
export async function classifyNew(
  services: Services,
  companyId: number,
  tables: OpinionTables,
  { batches, stored }: { batches: number; stored?: (tx: Queryable, ids: readonly number[]) => Promise<void> },
): Promise<boolean> {
  const { queries } = services.database;
  let after = 0;
  for (let batch = 1; batch <= batches; batch += 1) {
    const isNew = sql`not r.is_studied and r.id > ${after}`;
    const opinions = await opinionsToClassify(queries, companyId, tables, isNew, batchSize);
    const last = opinions.at(-1);
    if (!last) return false;
    const classification = await classifyOpinions(services, companyId, opinions);
    await queries.transaction(async (tx) => {
      const ids = await storeClassification(tx, companyId, tables, classification);
      if (ids.length > 0) await stored?.(tx, ids);
    });
    after = last.id;
  }
  return true;
}
