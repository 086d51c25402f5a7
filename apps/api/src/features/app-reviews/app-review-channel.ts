import { sql } from 'drizzle-orm';
import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import type { OpinionChannel } from '../opinions/opinion-channel.ts';
import { installationFlags } from '../session/installation-settings.ts';

/** Reviews of apps. */
export const appReviewChannel: OpinionChannel = {
  topic: 'app_reviews',
  tables: {
    reviews: sql`app_reviews`,
    tagged: sql`tagged_app_reviews`,
    refused: sql`refused_app_tags`,
    text: sql`nullif(concat_ws(e'\n', r.title, r.comment), '')`,
    hasText: sql`(r.title is not null or r.comment is not null)`,
  },
  counts(config, member) {
    const isOpen = !member.disabledModules.includes('app_reviews') && seesEveryLocation(member);
    const isOnForAll = installationFlags(config).includes('app_reviews');
    return sql`
      select t.tag_id, sum(t.count) as count from app_review_tag_rollups t
      join companies c on c.id = t.company_id and (${isOnForAll} or 'app_reviews' = any(c.feature_flags))
      where t.company_id = ${member.companyId} and ${isOpen} group by t.tag_id`;
  },
};
