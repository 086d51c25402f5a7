import { sql, type SQL } from 'drizzle-orm';
import { reviewCategoriesAtMost } from '@pinfold/contract/features/opinions/categories/review-category';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { requireCategory } from './categories.queries.ts';

/** What becomes of a channel's opinions when the list changes: of reviews on maps, and of whoever comes to share it. */
export interface CategoryUse {
  /** Rows of `tag_id` and `count`: the opinions in each category that a member may see. */
  counts(member: Member): SQL;
  /** Has all opinions read again by the phrases that are now. */
  readAgain(services: Services, tx: Queryable, member: Member): Promise<void>;
  /** Opinions show another name of a category. */
  showRenamed(services: Services, tx: Queryable, member: Member): Promise<void>;
  /**
   * Locks the opinions of a category, deletes it by `remove`, and takes them out of it. In this order: whoever tags an
   * opinion locks it before the category, and what is tagged before the category goes must not stay behind.
   * @throws Problem `categorisation_in_progress`
   */
  release(
    services: Services,
    tx: Queryable,
    category: { companyId: number; id: number },
    remove: () => Promise<void>,
  ): Promise<void>;
}

interface CategoryValues {
  name: string;
  phrases: string[];
  is_automatic: boolean;
}

export async function createCategory(
  services: Services,
  member: Member,
  use: CategoryUse,
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
    if (is_automatic && phrases.length > 0) await use.readAgain(services, tx, member);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    return requireCategory(tx, member, use, id);
  });
}

export async function updateCategory(
  services: Services,
  member: Member,
  use: CategoryUse,
  id: number,
  change: { [Key in keyof CategoryValues]?: CategoryValues[Key] | undefined },
): Promise<DetailedReviewCategory> {
  const { database, live, now } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const before = await requireCategory(tx, member, use, id);
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
    if (isRead) await use.readAgain(services, tx, member);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
    if (after.name !== before.name) await use.showRenamed(services, tx, member);
    return requireCategory(tx, member, use, id);
  });
}

export async function deleteCategory(
  services: Services,
  { companyId }: Member,
  use: CategoryUse,
  id: number,
): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    await use.release(services, tx, { companyId, id }, async () => {
      const deleted = await rows(
        tx,
        sql`delete from review_tags where company_id = ${companyId} and id = ${id} returning id`,
      );
      if (deleted.length === 0) throw new Problem('not_found');
    });
    await services.live.publish(tx, companyId, { topic: 'review_categories', ids: [id] });
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
