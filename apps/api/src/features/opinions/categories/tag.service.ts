import { sql } from 'drizzle-orm';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { BulkTagging, BulkTaggingResult } from '@pinfold/contract/features/opinions/opinion-changes';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { hasFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { lockOpinionsWhere } from '../lock-opinions.ts';
import type { OpinionInbox } from '../opinion-channel.ts';
import { refuseWhileCategorising } from './categorisation-lifecycle.ts';
import { giveTags, lockCategories, takeTags, updateHasTags, type TaggingCategory } from './opinion-tags.ts';

/*
 * What people say of categories and sentiments. Whoever puts opinions into categories locks first the categories, then
 * the opinions, as their classification and the deletion of a category do.
 */

type Inbox<Opinion> = OpinionInbox<Opinion, Pick<OpinionSearch, 'reply'>>;

/** An opinion that a member changes by hand. */
interface OpinionOf {
  member: Member;
  id: number;
}

/** The category of an opinion. */
interface TagOf extends OpinionOf {
  tagId: number;
}

/**
 * Puts an opinion into a category by hand.
 * @throws Problem `not_found`, `review_category_unknown`, `categorisation_in_progress`
 */
export async function tagOne<Opinion>(
  services: Services,
  inbox: Inbox<Opinion>,
  { tagId, ...opinion }: TagOf,
): Promise<Opinion> {
  const { companyId } = opinion.member;
  return change(services, inbox, { ...opinion, add: [tagId] }, async (tx, categories) => {
    const { tables } = inbox.channel;
    const given = await giveTags(tx, companyId, tables, { reviewIds: [opinion.id], categories });
    await updateHasTags(tx, companyId, tables, given);
  });
}

/** Takes an opinion out of a category, for good: no phrase puts it back. */
export async function untagOne<Opinion>(
  services: Services,
  inbox: Inbox<Opinion>,
  { tagId, ...opinion }: TagOf,
): Promise<Opinion> {
  const { companyId } = opinion.member;
  return change(services, inbox, opinion, async (tx) => {
    const { tables } = inbox.channel;
    const removed = await takeTags(tx, companyId, tables, { reviewIds: [opinion.id], tagIds: [tagId] });
    if (removed.length === 0) throw new Problem('not_found');
    await updateHasTags(tx, companyId, tables, removed);
  });
}

/** Sets the sentiment of one category in an opinion by hand. */
export async function changeTagSentiment<Opinion>(
  services: Services,
  inbox: Inbox<Opinion>,
  { tagId, ...opinion }: TagOf,
  sentiment: Sentiment,
): Promise<Opinion> {
  return change(services, inbox, opinion, async (tx) => {
    const changed = await rows(
      tx,
      sql`update ${inbox.channel.tables.tagged} set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${opinion.member.companyId} and review_id = ${opinion.id} and tag_id = ${tagId} returning 1`,
    );
    if (changed.length === 0) throw new Problem('not_found');
  });
}

/** Sets the sentiment of a whole opinion by hand. */
export async function changeSentiment<Opinion>(
  services: Services,
  inbox: Inbox<Opinion>,
  opinion: OpinionOf,
  sentiment: Sentiment,
): Promise<Opinion> {
  return change(services, inbox, opinion, async (tx) => {
    await tx.execute(
      sql`update ${inbox.channel.tables.reviews} set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${opinion.member.companyId} and id = ${opinion.id}`,
    );
  });
}

/** Changes one opinion that the member may see, unless all of them are being categorised. Returns it as it is then. */
async function change<Opinion>(
  { database, live }: Services,
  { channel: { tables, topic }, require }: Inbox<Opinion>,
  { member, id, add = [] }: OpinionOf & { add?: readonly number[] },
  apply: (tx: Queryable, categories: readonly TaggingCategory[]) => Promise<void>,
): Promise<Opinion> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    await require(tx, member, id);
    await refuseWhileCategorising(tx, companyId);
    const categories = await lockCategories(tx, companyId, add);
    await lockOpinionsWhere(tx, tables.reviews, sql`r.company_id = ${companyId} and r.id = ${id}`);
    await apply(tx, categories);
    await live.publish(tx, companyId, { topic, ids: [id] });
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    return require(tx, member, id);
  });
}

/**
 * Puts many opinions into categories or takes them out. A category that is both added and removed is added.
 * @throws Problem `review_category_unknown`, `categorisation_in_progress`
 */
export async function tagMany(
  { config, database, live }: Services,
  { channel: { tables, topic }, filter }: Pick<Inbox<unknown>, 'channel' | 'filter'>,
  member: Member,
  { ids, add, remove }: BulkTagging,
): Promise<BulkTaggingResult> {
  const { companyId } = member;
  const wanted = new Set(ids);
  return database.queries.transaction(async (tx) => {
    await refuseWhileCategorising(tx, companyId);
    const takesAnswered = await hasFlag(tx, config, companyId, 'bulk_categories_for_replied_reviews');
    const categories = await lockCategories(tx, companyId, add);
    const reviewIds = await lockOpinionsWhere(
      tx,
      tables.reviews,
      sql`${filter(member, takesAnswered ? {} : { reply: false })} and r.id = any(${int8Array(wanted)})`,
    );
    const tagIds = remove.filter((id) => !add.includes(id));
    const removed = await takeTags(tx, companyId, tables, { reviewIds, tagIds });
    const given = await giveTags(tx, companyId, tables, { reviewIds, categories });
    const changed = [...new Set([...removed, ...given])];
    await updateHasTags(tx, companyId, tables, changed);
    if (changed.length > 0) {
      await live.publish(tx, companyId, { topic, ids: changed });
      await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    }
    return { changed: changed.length, skipped: wanted.size - reviewIds.length };
  });
}
