'use client';
import type { AppAnalyticsDimension } from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics';
import type { JSX, ReactNode } from 'react';
import { appReviewsMessages } from '../../../../i18n/feature-messages.ts';
import { territoryName } from '../../../../i18n/territory-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type {
  FilterFieldsProps,
  FiguresNoticeProps,
  FiguresScreen,
} from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { appReviewFigures } from '../../analytics/app-review-analytics.ts';
import type { AppReviewFilters } from '../../app-review-filters.ts';
import { appReviewsAccess, getAppReviewStats } from '../../app-reviews.queries.ts';
import { storeNames } from '../../store-names.ts';
import { useAppFilterFields } from '../app-filter-fields.ts';
import { GapNotice, gapsWithin } from '../gap-notice.tsx';

/** Figures of app reviews: by apps, stores, versions and countries in place of locations. */
export const appFiguresScreen: FiguresScreen<AppReviewFilters, AppAnalyticsDimension> = {
  source: appReviewFigures,
  messages: appReviewsMessages,
  texts: {
    'review_analytics.title': 'review_analytics.app.title',
    'review_analytics.categories_title': 'review_analytics.app.categories_title',
    'review_analytics.category_title': 'review_analytics.app.category_title',
    'review_analytics.forbidden': 'review_analytics.app.forbidden',
    'review_analytics.import_hint': 'review_analytics.app.import_hint',
  },
  tables: { overview: ['app', 'store', 'version', 'territory', 'category'], category: ['app', 'version'] },
  rowName: appRowName,
  // The API orders countries by their codes.
  unsortedNames: ['territory'],
  FilterFields: FieldsOfAppReviews,
  Notice: GapsInFigures,
  Disabled: FiguresDisabled,
};

function appRowName(dimension: string, { name, detail }: { name: string; detail: string }, language: string) {
  if (dimension === 'store') return { name: storeNameOf(name), detail };
  if (dimension === 'territory') return { name: territoryName(name, language), detail };
  return { name, detail: dimension === 'app' ? storeNameOf(detail) : detail };
}

function FieldsOfAppReviews({ children, ...options }: FilterFieldsProps<AppReviewFilters>): ReactNode {
  return children(useAppFilterFields(options));
}

function storeNameOf(store: string): string {
  return Object.entries(storeNames).find(([id]) => id === store)?.[1] ?? store;
}

/** Figures miss what was never read; who may not see the inbox is not asked about it. */
function GapsInFigures({ period }: FiguresNoticeProps): JSX.Element | null {
  const { allowed } = usePermission(appReviewsAccess);
  const { data } = usePinfoldQuery({ ...getAppReviewStats(useClient()), enabled: allowed });
  return data ? <GapNotice gaps={gapsWithin(data.gaps, period)} /> : null;
}

function FiguresDisabled(): JSX.Element {
  const t = useTranslate();
  return <EmptyState title={t('app_reviews.disabled')}>{t('app_reviews.disabled_text')}</EmptyState>;
}
