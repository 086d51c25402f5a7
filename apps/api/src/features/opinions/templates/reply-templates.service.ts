import { sql } from 'drizzle-orm';
import {
  templatesAtMost,
  unknownVariables,
} from '@pinfold/contract/features/opinions/templates/reply-template';
import type { ReplyTemplate } from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { toReplyTemplate, type TemplateRow } from './reply-templates.queries.ts';

/**
 * Refuses to delete templates that somebody still sends. They are locked.
 * @throws Problem `template_in_use`
 */
export type TemplateGuard = (
  tx: Queryable,
  companyId: number,
  templateIds: readonly number[],
) => Promise<void>;

const columns = sql.raw('id::int8 as id, category_id::int8 as category, text, updated_at');

/**
 * @throws Problem `reply_category_unknown`, `template_variable_unknown`, or `too_many_templates` when there are as many
 * as there may be
 */
export async function createReplyTemplateOf(
  services: Services,
  { companyId }: Member,
  { category, text }: { category: number; text: string },
): Promise<ReplyTemplate> {
  refuseUnknownVariables(text);
  return changing(services, companyId, async (tx) => {
    const [shelf] = await rows(
      tx,
      sql`select 1 from reply_categories where company_id = ${companyId} and id = ${category} for share`,
    );
    if (!shelf) throw new Problem('reply_category_unknown');
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('pinfold.reply_templates'), hashint8(${companyId}))`,
    );
    const [there] = await rows<{ count: number }>(
      tx,
      sql`select count(*)::int4 as count from reply_templates where company_id = ${companyId}`,
    );
    if ((there?.count ?? 0) >= templatesAtMost)
      throw new Problem('too_many_templates', { values: { max: templatesAtMost } });
    return rows<TemplateRow>(
      tx,
      sql`insert into reply_templates (company_id, category_id, text, updated_at)
          values (${companyId}, ${category}, ${text}, ${services.now().toISOString()}) returning ${columns}`,
    );
  });
}

/** @throws Problem `not_found` or `template_variable_unknown` */
export async function changeReplyTemplate(
  services: Services,
  { companyId }: Member,
  id: number,
  text: string,
): Promise<ReplyTemplate> {
  refuseUnknownVariables(text);
  return changing(services, companyId, (tx) =>
    rows<TemplateRow>(
      tx,
      sql`update reply_templates set text = ${text}, updated_at = ${services.now().toISOString()}
          where company_id = ${companyId} and id = ${id} returning ${columns}`,
    ),
  );
}

/** @throws Problem `not_found`, or what the guard refuses */
export async function deleteReplyTemplateOf(
  services: Services,
  { companyId }: Member,
  id: number,
  refuseUsed: TemplateGuard,
): Promise<void> {
  await changing(services, companyId, async (tx) => {
    // The lock waits for what is being written with it; the guard sees that afterwards.
    await tx.execute(
      sql`select 1 from reply_templates where company_id = ${companyId} and id = ${id} for update`,
    );
    await refuseUsed(tx, companyId, [id]);
    return rows<TemplateRow>(
      tx,
      sql`delete from reply_templates where company_id = ${companyId} and id = ${id} returning ${columns}`,
    );
  });
}

function refuseUnknownVariables(text: string): void {
  if (unknownVariables(text).length > 0) throw new Problem('template_variable_unknown');
}

async function changing(
  { database, live }: Services,
  companyId: number,
  change: (tx: Queryable) => Promise<TemplateRow[]>,
): Promise<ReplyTemplate> {
  return database.queries.transaction(async (tx) => {
    const [changed] = await change(tx);
    if (!changed) throw new Problem('not_found');
    await live.publish(tx, companyId, { topic: 'reply_templates', ids: [] });
    return toReplyTemplate(changed);
  });
}
