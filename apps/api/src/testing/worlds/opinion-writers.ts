import { sql, type SQL } from 'drizzle-orm';

/**
 * Statements that change what is counted of opinions, for all to run at once. Each changes one opinion: whoever changes
 * several locks them first in the order of their ids, or two of them would wait for each other. `others` are put between
 * them, so that they meet changes of the time zone as well.
 */
export function opinionWriters(
  { reviews, tagged }: { reviews: SQL; tagged: SQL },
  { companyId, tagId, ids }: { companyId: number; tagId: number; ids: readonly number[] },
  others: (id: number) => readonly SQL[] = () => [],
): SQL[] {
  return ids.flatMap((id, index) => [
    sql`update ${reviews} set rating = ${1 + (index % 3)}::int where company_id = ${companyId} and id = ${id}`,
    sql`insert into ${tagged} (company_id, tag_id, review_id, sentiment) values (${companyId}, ${tagId}, ${id}, 'positive')`,
    sql`update ${reviews} set reply_status = 'published', reply_updated_at = created_at + interval '2 hours'
        where company_id = ${companyId} and id = ${id}`,
    sql`update ${tagged} set sentiment = 'negative' where company_id = ${companyId} and review_id = ${id}`,
    index % 4 === 0
      ? sql`update companies set timezone = ${index % 8 === 0 ? 'Asia/Tokyo' : 'Europe/Warsaw'} where id = ${companyId}`
      : sql`delete from ${tagged} where company_id = ${companyId} and review_id = ${ids[index - 1] ?? 0}`,
    ...others(id),
  ]);
}
