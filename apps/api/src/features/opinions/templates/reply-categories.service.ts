import { sql } from 'drizzle-orm';
import type { ReplyCategory } from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { replyCategoriesAtMost } from '@pinfold/contract/features/opinions/templates/reply-template';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import type { TemplateGuard } from './reply-templates.service.ts';
import { replyCategoriesOf } from './reply-templates.queries.ts';

/**
 * @throws Problem `reply_category_exists` when one is called so, `too_many_templates` when there are as many as there may be
 */
export function createReplyCategoryOf(
  services: Services,
  member: Member,
  name: string,
): Promise<ReplyCategory> {
  return changing(services, member, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('pinfold.reply_categories'), hashint8(${member.companyId}))`,
    );
    const [there] = await rows<{ count: number; is_taken: boolean | null }>(
      tx,
      sql`select count(*)::int4 as count, bool_or(fold(name) = fold(${name})) as is_taken from reply_categories where company_id = ${member.companyId}`,
    );
    if (there?.is_taken) throw new Problem('reply_category_exists');
    if ((there?.count ?? 0) >= replyCategoriesAtMost)
      throw new Problem('too_many_templates', { values: { max: replyCategoriesAtMost } });
    return rows(
      tx,
      sql`insert into reply_categories (company_id, name) values (${member.companyId}, ${name}) returning id::int8 as id`,
    );
  });
}

/** @throws Problem `not_found`, or `reply_category_exists` when another one is called so */
export function renameReplyCategory(
  services: Services,
  member: Member,
  id: number,
  name: string,
): Promise<ReplyCategory> {
  return changing(services, member, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('pinfold.reply_categories'), hashint8(${member.companyId}))`,
    );
    const [other] = await rows(
      tx,
      sql`select 1 from reply_categories where company_id = ${member.companyId} and id <> ${id} and fold(name) = fold(${name})`,
    );
    if (other) throw new Problem('reply_category_exists');
    return rows(
      tx,
      sql`update reply_categories set name = ${name} where company_id = ${member.companyId} and id = ${id} returning id::int8 as id`,
    );
  });
}

/** @throws Problem `not_found`, or what the guard refuses for one of its templates */
export async function deleteReplyCategoryOf(
  { database, live }: Services,
  { companyId }: Member,
  id: number,
  refuseUsed: TemplateGuard,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const templates = await rows<{ id: number }>(
      tx,
      sql`select id::int8 as id from reply_templates where company_id = ${companyId} and category_id = ${id} for update`,
    );
    await refuseUsed(
      tx,
      companyId,
      templates.map((row) => row.id),
    );
    const deleted = await rows(
      tx,
      sql`delete from reply_categories where company_id = ${companyId} and id = ${id} returning id`,
    );
    if (deleted.length === 0) throw new Problem('not_found');
    await tx.execute(
      sql`delete from reply_templates where company_id = ${companyId} and category_id = ${id}`,
    );
    await live.publish(tx, companyId, { topic: 'reply_templates', ids: [] });
  });
}

async function changing(
  { database, live }: Services,
  { companyId }: Member,
  change: (tx: Queryable) => Promise<{ id: number }[]>,
): Promise<ReplyCategory> {
  return database.queries.transaction(async (tx) => {
    const [changed] = await change(tx);
    if (!changed) throw new Problem('not_found');
    await live.publish(tx, companyId, { topic: 'reply_templates', ids: [] });
    const [category] = await replyCategoriesOf(tx, companyId, sql`c.id = ${changed.id}`);
    if (!category) throw new Problem('not_found');
    return category;
  });
}
