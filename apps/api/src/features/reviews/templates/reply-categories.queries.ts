import { sql, type SQL } from 'drizzle-orm';
import type { ReplyCategory } from '@pinfold/contract/features/reviews/templates/reply-templates.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';

/** The categories of a company, each with how much it holds. */
export async function replyCategoriesOf(
  queries: Queryable,
  companyId: number,
  narrower: SQL = sql`true`,
): Promise<ReplyCategory[]> {
  return rows<ReplyCategory>(
    queries,
    sql`select c.id::int8 as id, c.name,
               (select count(*)::int4 from reply_templates t where t.company_id = c.company_id and t.category_id = c.id) as templates_count
        from reply_categories c where c.company_id = ${companyId} and ${narrower} order by fold(c.name), c.name`,
  );
}
