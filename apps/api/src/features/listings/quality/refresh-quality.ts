import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { keptQuality } from '../kept-quality.ts';
import { listingFieldsOf } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';

/** Locations of one statement. */
const pageSize = 500;

/**
 * Counts the quality of a company's listings again, and stores what differs: holidays come and go although nobody edits
 * anything. A listing that is edited meanwhile is left to the edit.
 */
export async function refreshQuality(
  { database, now }: Pick<Services, 'database' | 'now'>,
  companyId: number,
): Promise<void> {
  const { queries } = database;
  for (let after = 0; ;) {
    const page = await queries
      .select()
      .from(locations)
      .where(and(eq(locations.companyId, companyId), gt(locations.id, after)))
      .orderBy(asc(locations.id))
      .limit(pageSize);
    const counted = await Promise.all(
      page.map(async (row) => {
        const fields = { ...listingFieldsOf(row), business_type: row.businessType };
        return { row, ...(await keptQuality(fields, now())) };
      }),
    );
    const changed = counted
      .filter(({ row, qualityPoints }) => String(row.qualityPoints) !== String(qualityPoints))
      .map(({ row, qualityScore, qualityPoints }) => ({
        id: row.id,
        version: row.version,
        score: qualityScore,
        points: qualityPoints,
      }));
    if (changed.length > 0)
      await queries.execute(
        sql`update locations l set quality_score = g.score, quality_points = g.points
            from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
              as g (id int8, version int4, score int2, points real[])
            where l.company_id = ${companyId} and l.id = g.id and l.version = g.version`,
      );
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}
