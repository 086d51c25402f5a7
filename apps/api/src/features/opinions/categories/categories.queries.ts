import { sql, type SQL } from 'drizzle-orm';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import type { Services } from '../../../services.ts';
import type { OpinionChannel } from '../opinion-channel.ts';

type Channels = Pick<Services, 'config' | 'opinionChannels'>;

/** @throws Problem `not_found` */
export async function requireCategory(
  channels: Channels,
  queries: Queryable,
  member: Member,
  id: number,
): Promise<DetailedReviewCategory> {
  const [category] = await readCategories(channels, queries, member, sql`t.id = ${id}`);
  if (!category) throw new Problem('not_found');
  return category;
}

/** The categories of a company, by name, with how many opinions of each kind a member sees in each. */
export async function readCategories(
  { config, opinionChannels }: Channels,
  queries: Queryable,
  member: Member,
  chosen: SQL = sql`true`,
): Promise<DetailedReviewCategory[]> {
  const counted = opinionChannels.map(
    ({ topic, counts }) =>
      sql`select ${topic}::text as topic, c.tag_id, c.count from (${counts(config, member)}) c`,
  );
  const countOf = (topic: OpinionChannel['topic']) =>
    sql`coalesce(sum(n.count) filter (where n.topic = ${topic}), 0)::int8`;
  return rows<DetailedReviewCategory>(
    queries,
    sql`select t.id::int8 as id, t.name, t.phrases, t.is_automatic,
               ${countOf('reviews')} as reviews_count, ${countOf('app_reviews')} as app_reviews_count,
               ${countOf('booster')} as booster_reviews_count
        from review_tags t
        left join (${sql.join(counted, sql` union all `)}) n on n.tag_id = t.id
        where t.company_id = ${member.companyId} and ${chosen}
        group by t.company_id, t.id order by t.name`,
  );
}
