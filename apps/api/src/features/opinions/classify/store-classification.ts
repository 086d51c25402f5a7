import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Classification } from './classify-by-rule.ts';
import type { OpinionTables } from '../opinion-channel.ts';

/**
 * Writes a classification, for the opinions that have not changed since they were read. Returns their ids. Categories
 * and sentiments that were set by hand are kept. Locks the categories before the opinions, as everybody does.
 */
export async function storeClassification(
  tx: Queryable,
  companyId: number,
  { reviews, tagged, refused }: OpinionTables,
  { automaticTagIds, opinions }: Classification,
): Promise<number[]> {
  if (opinions.length === 0) return [];
  await tx.execute(sql`select from review_tags where company_id = ${companyId} order by id for key share`);
  const held = await rows<{ id: number }>(
    tx,
    sql`select r.id::int8 as id from ${reviews} r
        join json_to_recordset(${JSON.stringify(opinions.map(({ id, updatedAt }) => ({ id, at: updatedAt })))}::json) as given (id int8, at timestamptz)
          on given.id = r.id and given.at = r.updated_at
        where r.company_id = ${companyId} order by r.id for no key update of r`,
  );
  const ids = new Set(held.map(({ id }) => id));
  const written = opinions.filter(({ id }) => ids.has(id));
  if (written.length === 0) return [];
  const said = sql`${JSON.stringify(written.map(({ id, sentiment, source }) => ({ id, sentiment, source })))}::json`;
  const tags = sql`${JSON.stringify(
    written.flatMap(({ id, source, tags: found }) =>
      found.map(({ tagId, phrase, sentiment }) => ({ id, tag: tagId, phrase, sentiment, source })),
    ),
  )}::json`;
  const list = int8Array(ids);
  await tx.execute(
    sql`delete from ${tagged} t
        where t.company_id = ${companyId} and t.review_id = any(${list}) and t.tag_id = any(${int8Array(automaticTagIds)})
          and t.source <> 'manual' and t.sentiment_source <> 'manual'
          and not exists (select from json_to_recordset(${tags}) as given (id int8, tag int8) where given.id = t.review_id and given.tag = t.tag_id)`,
  );
  await tx.execute(
    sql`insert into ${tagged} as t (company_id, tag_id, review_id, sentiment, source, phrase, sentiment_source)
        select ${companyId}::int8, given.tag, given.id, given.sentiment, given.source, given.phrase, given.source
        from json_to_recordset(${tags}) as given (id int8, tag int8, phrase text, sentiment text, source text)
        join review_tags c on c.company_id = ${companyId} and c.id = given.tag
        where not exists (select from ${refused} x where x.company_id = ${companyId} and x.review_id = given.id and x.tag_id = given.tag)
        order by given.id, given.tag
        on conflict (company_id, review_id, tag_id) do update set
          source = case when t.source = 'manual' then 'manual' else excluded.source end,
          phrase = case when t.source = 'manual' then null else excluded.phrase end,
          sentiment = case when t.sentiment_source = 'manual' then t.sentiment else excluded.sentiment end,
          sentiment_source = case when t.sentiment_source = 'manual' then 'manual' else excluded.sentiment_source end
        where (t.source <> 'manual' and (t.source, t.phrase) is distinct from (excluded.source, excluded.phrase))
           or (t.sentiment_source <> 'manual' and (t.sentiment, t.sentiment_source) <> (excluded.sentiment, excluded.sentiment_source))`,
  );
  await tx.execute(
    sql`update ${tagged} t set sentiment = given.sentiment
        from json_to_recordset(${said}) as given (id int8, sentiment text)
        where t.company_id = ${companyId} and t.review_id = given.id and t.source = 'manual' and t.sentiment_source <> 'manual' and t.sentiment <> given.sentiment
          and not exists (select from json_to_recordset(${tags}) as found (id int8, tag int8) where found.id = t.review_id and found.tag = t.tag_id)`,
  );
  await tx.execute(
    sql`update ${reviews} r set is_studied = true, has_tags = now_is.has_tags, sentiment = now_is.sentiment, sentiment_source = now_is.source
        from (
          select x.id, exists (select from ${tagged} t where t.company_id = x.company_id and t.review_id = x.id) as has_tags,
                 case when x.sentiment_source = 'manual' then x.sentiment else given.sentiment end as sentiment,
                 case when x.sentiment_source = 'manual' then 'manual' when given.sentiment = 'unassigned' then null else given.source end as source
          from ${reviews} x join json_to_recordset(${said}) as given (id int8, sentiment text, source text) on given.id = x.id
          where x.company_id = ${companyId}) as now_is
        where r.company_id = ${companyId} and r.id = now_is.id
          and (r.is_studied, r.has_tags, r.sentiment, r.sentiment_source) is distinct from (true, now_is.has_tags, now_is.sentiment, now_is.source)`,
  );
  return [...ids];
}
