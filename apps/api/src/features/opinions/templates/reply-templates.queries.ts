import { sql, type SQL } from 'drizzle-orm';
import type {
  ReplyCategory,
  ReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';

/** Returns the template categories of a company, each with its number of templates. */
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

/** The templates of a company, those changed last first. */
export async function replyTemplatesOf(
  queries: Queryable,
  companyId: number,
  narrower: SQL = sql`true`,
): Promise<ReplyTemplate[]> {
  const found = await rows<TemplateRow>(
    queries,
    sql`select id::int8 as id, category_id::int8 as category, text, updated_at from reply_templates
        where company_id = ${companyId} and ${narrower} order by updated_at desc, id desc`,
  );
  return found.map(toReplyTemplate);
}

/** A row of a template. */
export interface TemplateRow {
  id: number;
  category: number;
  text: string;
  updated_at: Moment;
}

export function toReplyTemplate({ id, category, text, updated_at }: TemplateRow): ReplyTemplate {
  return {
    id,
    category,
    text,
    updated_at: isoOf(updated_at),
  };
}
