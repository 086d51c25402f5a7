import { sql } from 'drizzle-orm';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { type CountedOpinions, isAnyCountedBy } from '../../opinions/analytics/counted-rows.ts';
import { byCategory, type FiguresDimension } from '../../opinions/analytics/figures-by.queries.ts';
import { tallySums } from '../../opinions/analytics/tally-columns.ts';
import { reviewFilter, reviewLocations } from '../review-filter.ts';

export const countedReviews: CountedOpinions<ReviewSearch> = {
  table: sql`reviews`,
  tagged: sql`tagged_reviews`,
  rollup: 'review_rollups',
  tagRollup: 'review_tag_rollups',
  columns: sql`r.location_id`,
  hasText: sql`r.has_comment`,
  filter: reviewFilter,
  rollupFilter: reviewLocations,
  isCountedBy: {
    ...isAnyCountedBy,
    gmb_address_ids: true,
    cities: true,
    groups: true,
    comment: false,
    is_accurate: false,
  },
};

export const reviewDimensions: Record<AnalyticsDimension, FiguresDimension> = {
  location: {
    keys: ['location_id'],
    grouped: (companyId) => sql`
      select l.id::float8 as id, l.name, concat_ws(', ', nullif(l.address_line, ''), nullif(l.city, '')) as detail, s.*
      from (select p.location_id, ${tallySums} from parts p group by p.location_id) s
      join locations l on l.company_id = ${companyId} and l.id = s.location_id`,
  },
  city: {
    keys: ['location_id'],
    grouped: (companyId) => sql`
      select null::float8 as id, l.city as name, '' as detail, ${tallySums}
      from parts p join locations l on l.company_id = ${companyId} and l.id = p.location_id group by l.city`,
  },
  category: byCategory,
};
