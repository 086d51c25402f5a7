import { sql } from 'drizzle-orm';
import { locationScope } from '../listings/location-scope.ts';
import type { OpinionChannel } from '../opinions/opinion-channel.ts';

/** Reviews of locations. */
export const reviewChannel: OpinionChannel = {
  topic: 'reviews',
  tables: {
    reviews: sql`reviews`,
    tagged: sql`tagged_reviews`,
    refused: sql`refused_tags`,
    text: sql`r.comment`,
    hasText: sql`r.has_comment`,
  },
  counts: (_config, member) => sql`
    select c.tag_id, sum(c.count) as count from review_tag_rollups c
    where c.company_id = ${member.companyId} and ${locationScope(member, sql`c.location_id`)} group by c.tag_id`,
};
