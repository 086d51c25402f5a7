import { sql } from 'drizzle-orm';
import { reviewCategoriesAtMost } from '@pinfold/contract/features/opinions/categories/review-category';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { lockOpinionsWhere } from '../lock-opinions.ts';
import type { OpinionTables } from '../opinion-channel.ts';
import { requireCategory } from './categories.queries.ts';
import { refuseWhileCategorising } from './categorisation-lifecycle.ts';
import { enqueueCategorisation } from './categorise-opinions.job.ts';
import { updateHasTags } from './opinion-tags.ts';

interface CategoryValues {
  name: string;
  phrases: string[];
  is_automatic: boolean;
}

export async function createCategory(
  services: Services,
  member: Member,
  { name, phrases, is_automatic }: CategoryValues,
): Promise<DetailedReviewCategory> {
  const { database, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const id = await spend(services, tx, member, is_automatic, async () => {
      await refuseTooMany(tx, companyId);
      await refuseTakenName(tx, companyId, name);
      const created = await oneRow<{ id: number }>(
        tx,
        sql`insert into review_tags (company_id, name, phrases, is_automatic)
            values (${companyId}, ${name}, ${list(distinct(phrases))}, ${is_automatic}) returning id::int8 as id`,
      );
      return created.id;
    });
    if (is_automatic && phrases.length > 0) await enqueueCategorisation(services, tx, member);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    return requireCategory(services, tx, member, id);
  });
}

export async function updateCategory(
  services: Services,
  member: Member,
  id: number,
  change: { [Key in keyof CategoryValues]?: CategoryValues[Key] | undefined },
): Promise<DetailedReviewCategory> {
  const { database, live, now } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const before = await requireCategory(services, tx, member, id);
    const after = {
      name: change.name ?? before.name,
      phrases: distinct(change.phrases ?? before.phrases),
      is_automatic: change.is_automatic ?? before.is_automatic,
    };
    // Before the category is locked, as whoever tags by hand locks these two.
    const isRead = after.is_automatic && (!before.is_automatic || !isSame(before.phrases, after.phrases));
    if (isRead) await enqueueCategorisation(services, tx, member);
    await spend(services, tx, member, after.is_automatic && !before.is_automatic, async () => {
      await refuseTakenName(tx, companyId, after.name, id);
      await tx.execute(
        sql`update review_tags set name = ${after.name}, phrases = ${list(after.phrases)}, is_automatic = ${after.is_automatic}
            where company_id = ${companyId} and id = ${id}`,
      );
    });
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    if (after.name !== before.name)
      for (const { topic } of services.opinionChannels) await live.publish(tx, companyId, { topic, ids: [] });
    return requireCategory(services, tx, member, id);
  });
}

/**
 * Deletes a category, and takes all opinions out of it. It is locked first, so that nothing more is put into it, and the
 * opinions afterwards.
 * @throws Problem `not_found`, `categorisation_in_progress`
 */
export async function deleteCategory(services: Services, { companyId }: Member, id: number): Promise<void> {
  const { database, live, now, opinionChannels } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await refuseWhileCategorising(tx, companyId);
    const category = sql`company_id = ${companyId} and id = ${id}`;
    const found = await rows(tx, sql`select 1 from review_tags where ${category} for update`);
    if (found.length === 0) throw new Problem('not_found');
    for (const { tables, topic } of opinionChannels) {
      await emptyCategory(tx, companyId, tables, id);
      await live.publish(tx, companyId, { topic, ids: [] });
    }
    await tx.execute(sql`delete from review_tags where ${category}`);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
  });
}

async function emptyCategory(
  tx: Queryable,
  companyId: number,
  tables: OpinionTables,
  id: number,
): Promise<void> {
  const { reviews, tagged, refused } = tables;
  const ofCategory = sql`t.company_id = ${companyId} and t.tag_id = ${id}`;
  const held = await lockOpinionsWhere(
    tx,
    reviews,
    sql`r.company_id = ${companyId} and r.id in (select t.review_id from ${tagged} t where ${ofCategory})`,
  );
  await tx.execute(sql`delete from ${refused} t where ${ofCategory}`);
  await tx.execute(sql`delete from ${tagged} t where ${ofCategory}`);
  await updateHasTags(tx, companyId, tables, held);
}

/** Only what is automatic is counted by the plan, and only a plan that has it can have more. */
async function spend<Added>(
  services: Services,
  tx: Queryable,
  { companyId, planCapabilities }: Member,
  isSpent: boolean,
  add: () => Promise<Added>,
): Promise<Added> {
  if (!isSpent) {
    await lockCompany(tx, companyId, services.now());
    return add();
  }
  if (!planCapabilities.includes('ai_categorisation')) throw new Problem('plan_does_not_allow');
  return spendLimit(services, tx, { companyId, limit: 'max_ai_categorization_categories' }, add);
}

async function refuseTooMany(tx: Queryable, companyId: number): Promise<void> {
  const [found] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int4 as count from review_tags where company_id = ${companyId}`,
  );
  if ((found?.count ?? 0) >= reviewCategoriesAtMost)
    throw new Problem('too_many_review_categories', { values: { max: reviewCategoriesAtMost } });
}

async function refuseTakenName(tx: Queryable, companyId: number, name: string, id = 0): Promise<void> {
  // PostgreSQL's `lower` handles only the letters of the database's locale.
  const others = await rows<{ name: string }>(
    tx,
    sql`select name from review_tags where company_id = ${companyId} and id <> ${id}`,
  );
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Problem('review_category_exists', { errors: [{ path: 'body.name' }] });
}

function distinct(phrases: readonly string[]): string[] {
  return [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((phrase, index) => phrase === others[index]);
}

function list(phrases: readonly string[]) {
  return sql`(select coalesce(array_agg(value order by place), '{}') from json_array_elements_text(${JSON.stringify(phrases)}::json) with ordinality given (value, place))`;
}
