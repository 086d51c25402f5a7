import { sql } from 'drizzle-orm';
import type { AppReviewSearch } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { AppAnalyticsDimension } from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics';
import { isAnyCountedBy, type RolledUpOpinions } from '../../opinions/analytics/counted-rows.ts';
import { byCategory, type FiguresDimension } from '../../opinions/analytics/figures-by.queries.ts';
import { tallySums } from '../../opinions/analytics/tally-columns.ts';
import { allOf, oneOf } from '../../opinions/search/opinion-filter.ts';
import { appReviewChannel } from '../app-review-channel.ts';
import { appReviewFilter } from '../app-reviews.queries.ts';

/** Versions and countries are many, and asked for by few: reviews are counted for them. */
export const countedAppReviews: RolledUpOpinions<AppReviewSearch> = {
  table: sql`app_reviews`,
  tagged: sql`tagged_app_reviews`,
  columns: sql`r.app_id, r.app_version, r.territory`,
  hasText: appReviewChannel.tables.hasText,
  filter: appReviewFilter,
  rollups: {
    table: 'app_review_rollups',
    tagged: 'app_review_tag_rollups',
    filter({ companyId }, { apps, stores }) {
      const ofStores = oneOf(sql`a.store`, stores, 'text');
      const conditions = [
        oneOf(sql`r.app_id`, apps, 'int8'),
        ofStores &&
          sql`r.app_id in (select a.id from mobile_apps a where a.company_id = ${companyId} and ${ofStores})`,
      ];
      return conditions.some(Boolean) ? allOf(conditions) : undefined;
    },
    isCountedBy: {
      ...isAnyCountedBy,
      apps: true,
      stores: true,
      territories: false,
      app_versions: false,
    },
  },
};

export const appReviewDimensions: Record<AppAnalyticsDimension, FiguresDimension> = {
  app: {
    keys: ['app_id'],
    grouped: (companyId) => sql`
      select a.id::float8 as id, a.name, a.store as detail, s.*
      from (select p.app_id, ${tallySums} from parts p group by p.app_id) s
      join mobile_apps a on a.company_id = ${companyId} and a.id = s.app_id`,
  },
  store: {
    keys: ['app_id'],
    grouped: (companyId) => sql`
      select null::float8 as id, a.store as name, '' as detail, ${tallySums}
      from parts p join mobile_apps a on a.company_id = ${companyId} and a.id = p.app_id group by a.store`,
  },
  version: {
    keys: ['app_id', 'app_version'],
    fromOpinions: true,
    grouped: (companyId) => sql`
      select a.id::float8 as id, s.app_version as name, a.name as detail, s.*
      from (select p.app_id, p.app_version, ${tallySums} from parts p
            where p.app_version is not null group by p.app_id, p.app_version) s
      join mobile_apps a on a.company_id = ${companyId} and a.id = s.app_id`,
  },
  territory: {
    keys: ['territory'],
    fromOpinions: true,
    grouped: () => sql`
      select null::float8 as id, p.territory as name, '' as detail, ${tallySums}
      from parts p where p.territory is not null group by p.territory`,
  },
  category: byCategory,
};
