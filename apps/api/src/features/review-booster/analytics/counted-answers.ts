import { sql } from 'drizzle-orm';
import type { BoosterAnalyticsDimension } from '@pinfold/contract/features/review-booster/booster-analytics';
import type { BoosterReviewSearch } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { CountedOpinions } from '../../opinions/analytics/counted-rows.ts';
import {
  byCategory,
  byLocation,
  type FiguresDimension,
} from '../../opinions/analytics/figures-by.queries.ts';
import { tallySums } from '../../opinions/analytics/tally-columns.ts';
import { boosterChannel } from '../responses/booster-channel.ts';
import { boosterReviewFilter } from '../responses/booster-reviews.queries.ts';

/** Answers to forms are few, and are counted one by one. Erased ones count with score and day. */
export const countedAnswers: CountedOpinions<BoosterReviewSearch> = {
  table: boosterChannel.tables.reviews,
  tagged: boosterChannel.tables.tagged,
  columns: sql`r.form_id, r.location_id, r.link_id`,
  hasText: boosterChannel.tables.hasText,
  filter: boosterReviewFilter,
};

export const answerDimensions: Record<BoosterAnalyticsDimension, FiguresDimension> = {
  form: {
    keys: ['form_id'],
    grouped: (companyId) => sql`
      select f.id::float8 as id, f.name, '' as detail, s.*
      from (select p.form_id, ${tallySums} from parts p group by p.form_id) s
      join booster_forms f on f.company_id = ${companyId} and f.id = s.form_id`,
  },
  location: byLocation,
  channel: {
    keys: ['link_id'],
    grouped: (companyId) => sql`
      select null::float8 as id, l.channel as name, '' as detail, ${tallySums}
      from parts p join booster_links l on l.company_id = ${companyId} and l.id = p.link_id group by l.channel`,
  },
  category: byCategory,
};
