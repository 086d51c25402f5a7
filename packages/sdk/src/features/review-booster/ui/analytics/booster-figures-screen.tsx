'use client';
import type { BoosterAnalyticsDimension } from '@pinfold/contract/features/review-booster/booster-analytics';
import { boosterChannels } from '@pinfold/contract/features/review-booster/booster-form';
import type { ReactNode } from 'react';
import { reviewBoosterMessages } from '../../../../i18n/feature-messages.ts';
import type { FilterFieldsProps, FiguresScreen } from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { boosterReviewFigures } from '../../reviews/analytics/booster-review-analytics.ts';
import type { BoosterReviewFilters } from '../../reviews/booster-review-filters.ts';
import { useBoosterFilterFields } from '../reviews/booster-filter-fields.ts';

/** Figures of answers to forms: by forms, locations and channels. */
export const boosterFiguresScreen: FiguresScreen<BoosterReviewFilters, BoosterAnalyticsDimension> = {
  source: boosterReviewFigures,
  messages: reviewBoosterMessages,
  texts: {
    'review_analytics.title': 'review_analytics.booster.title',
    'review_analytics.categories_title': 'review_analytics.booster.categories_title',
    'review_analytics.category_title': 'review_analytics.booster.category_title',
    'review_analytics.forbidden': 'review_analytics.booster.forbidden',
    'review_analytics.import_hint': 'review_analytics.booster.import_hint',
    'review_analytics.figure.count': 'review_analytics.booster.count',
    'review_analytics.definition.count': 'review_analytics.booster.count_definition',
    'review_analytics.figure.replied_share': 'review_analytics.booster.replied',
    'review_analytics.definition.replied_share': 'review_analytics.booster.replied_definition',
    'review_analytics.definition.reply_hours': 'review_analytics.booster.hours_definition',
    'review_analytics.definition.nss': 'review_analytics.booster.nss_definition',
    'review_analytics.show_reviews': 'review_analytics.booster.show',
    'review_analytics.show_unanswered': 'review_analytics.booster.show_waiting',
    'review_analytics.reviews_of': 'review_analytics.booster.answers_of',
    'review_analytics.nothing_yet': 'review_analytics.booster.nothing_yet',
    'review_analytics.nothing_matches': 'review_analytics.booster.nothing_matches',
  },
  tables: { overview: ['form', 'location', 'channel', 'category'], category: ['form', 'location'] },
  rowName: (dimension, { name, detail }, _language, t) => {
    const channel = boosterChannels.find((one) => dimension === 'channel' && one === name);
    return { name: channel ? t(`review_booster.channel.${channel}`) : name, detail };
  },
  // The API orders channels by their names on the wire.
  unsortedNames: ['channel'],
  FilterFields: FieldsOfAnswers,
};

function FieldsOfAnswers({ children, ...options }: FilterFieldsProps<BoosterReviewFilters>): ReactNode {
  return children(useBoosterFilterFields(options));
}
