import { sql } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../../database/database.ts';
import { int8Array } from '../../../../database/int8.ts';
import type { PostId } from '../items/item-lifecycle.ts';

/** Where a series is posted, and in which language its texts name dates. */
export interface PostSeries {
  /** Chosen one by one. */
  locationIds: number[];
  groupIds: number[];
  language: Language;
}

/** Reads where a series is posted; undefined for a post that does not repeat. */
export async function readSeries(
  queries: Queryable,
  { companyId, postId }: PostId,
): Promise<PostSeries | undefined> {
  const [series] = await rows<PostSeries>(
    queries,
    sql`select to_json(location_ids) as "locationIds", to_json(group_ids) as "groupIds", language
        from post_series where company_id = ${companyId} and post_id = ${postId}`,
  );
  return series;
}

/** Writes where a series is posted; `reachedIds` are all of its locations, those of its groups too. */
export async function storeSeries(
  tx: Queryable,
  { companyId, postId }: PostId,
  { locationIds, groupIds, language }: PostSeries,
  reachedIds: readonly number[],
): Promise<void> {
  const [own, groups, reached] = [int8Array(locationIds), int8Array(groupIds), int8Array(reachedIds)];
  await tx.execute(
    sql`insert into post_series (company_id, post_id, location_ids, group_ids, reached_ids, language)
        values (${companyId}, ${postId}, ${own}, ${groups}, ${reached}, ${language})
        on conflict (company_id, post_id) do update set
          location_ids = excluded.location_ids, group_ids = excluded.group_ids, reached_ids = excluded.reached_ids,
          language = excluded.language`,
  );
}

/** Notes the locations of a series as they were just looked up. */
export async function noteReached(
  tx: Queryable,
  { companyId, postId }: PostId,
  reachedIds: readonly number[],
): Promise<void> {
  const reached = int8Array(reachedIds);
  await tx.execute(
    sql`update post_series set reached_ids = ${reached}
        where company_id = ${companyId} and post_id = ${postId} and reached_ids is distinct from ${reached}`,
  );
}
