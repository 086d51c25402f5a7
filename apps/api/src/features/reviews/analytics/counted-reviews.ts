import { sql } from 'drizzle-orm';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { isAnyCountedBy, type RolledUpOpinions } from '../../opinions/analytics/counted-rows.ts';
import {
  byCategory,
  byLocation,
  type FiguresDimension,
} from '../../opinions/analytics/figures-by.queries.ts';
import { tallySums } from '../../opinions/analytics/tally-columns.ts';
import { reviewFilter, reviewLocations } from '../review-filter.ts';

export const countedReviews: RolledUpOpinions<ReviewSearch> = {
  table: sql`reviews`,
  tagged: sql`tagged_reviews`,
  columns: sql`r.location_id`,
  hasText: sql`r.has_comment`,
  filter: reviewFilter,
  rollups: {
    table: 'review_rollups',
    tagged: 'review_tag_rollups',
    filter: reviewLocations,
    isCountedBy: {
      ...isAnyCountedBy,
      gmb_address_ids: true,
      cities: true,
      groups: true,
      comment: false,
      has_media: false,
      is_accurate: false,
    },
  },
};

export const reviewDimensions: Record<AnalyticsDimension, FiguresDimension> = {
  location: byLocation,
  city: {
    keys: ['location_id'],
    grouped: (companyId) => sql`
      select null::float8 as id, l.city as name, '' as detail, ${tallySums}
      from parts p join locations l on l.company_id = ${companyId} and l.id = p.location_id group by l.city`,
  },
  category: byCategory,
};
