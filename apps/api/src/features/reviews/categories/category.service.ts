import { sql } from 'drizzle-orm';
import { reviewCategoriesAtMost } from '@pinfold/contract/features/opinions/categories/review-category';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { requireCategory } from './categories.queries.ts';
import { refuseWhileCategorising } from './categorisation-lifecycle.ts';
import { enqueueCategorisation } from './categorise-reviews.job.ts';
import { lockReviewsWhere } from '../lock-reviews.ts';
import { updateHasTags } from './tag.service.ts';

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
    return requireCategory(tx, member, id);
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
    const before = await requireCategory(tx, member, id);
    const after = {
      name: change.name ?? before.name,
      phrases: distinct(change.phrases ?? before.phrases),
      is_automatic: change.is_automatic ?? before.is_automatic,
    };
    await spend(services, tx, member, after.is_automatic && !before.is_automatic, async () => {
      await refuseTakenName(tx, companyId, after.name, id);
      await tx.execute(
        sql`update review_tags set name = ${after.name}, phrases = ${list(after.phrases)}, is_automatic = ${after.is_automatic}
            where company_id = ${companyId} and id = ${id}`,
      );
    });
    const isRead = after.is_automatic && (!before.is_automatic || !isSame(before.phrases, after.phrases));
    if (isRead) await enqueueCategorisation(services, tx, member);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    if (after.name !== before.name) await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
    return requireCategory(tx, member, id);
  });
}

export async function deleteCategory(
  { database, live }: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await refuseWhileCategorising(tx, companyId);
    await lockReviewsWhere(
      tx,
      sql`r.company_id = ${companyId} and r.id in (
        select t.review_id from tagged_reviews t where t.company_id = ${companyId} and t.tag_id = ${id})`,
    );
    const deleted = await rows(
      tx,
      sql`delete from review_tags where company_id = ${companyId} and id = ${id} returning id`,
    );
    if (deleted.length === 0) throw new Problem('not_found');
    await tx.execute(sql`delete from refused_tags where company_id = ${companyId} and tag_id = ${id}`);
    const untagged = await rows<{ id: number }>(
      tx,
      sql`delete from tagged_reviews where company_id = ${companyId} and tag_id = ${id} returning review_id::int8 as id`,
    );
    await updateHasTags(
      tx,
      companyId,
      untagged.map((row) => row.id),
    );
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
  });
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
