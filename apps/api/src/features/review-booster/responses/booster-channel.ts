import { sql } from 'drizzle-orm';
import { visibleTo } from '../../listings/visible-locations.ts';
import type { OpinionChannel } from '../../opinions/opinion-channel.ts';

/** Answers to forms. */
export const boosterChannel: OpinionChannel = {
  topic: 'booster',
  tables: {
    reviews: sql`booster_responses`,
    tagged: sql`tagged_booster_responses`,
    refused: sql`refused_booster_tags`,
    text: sql`r.comment`,
    hasText: sql`r.comment is not null`,
    // Three weigh nothing either way, as none do.
    stars: sql`coalesce(r.rating, 3)`,
  },
  counts(_config, member) {
    const isOpen = !member.disabledModules.includes('review_booster');
    return sql`
      select t.tag_id, count(*) as count from tagged_booster_responses t
      join booster_responses r on r.company_id = t.company_id and r.id = t.review_id
      join companies c on c.id = t.company_id and c.enabled_review_booster
      where t.company_id = ${member.companyId} and ${isOpen} and ${visibleTo(member, sql`r.location_id`) ?? sql`true`} group by t.tag_id`;
  },
};
