'use client';
import type { JSX } from 'react';
import { reviewCategoriesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { ReviewCategoriesView, type ReviewCategoriesLooks } from './review-categories-view.tsx';

export interface ReviewCategoriesProps extends ReviewCategoriesLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's review categories: their phrases, how many reviews each holds, which of them find reviews by
 * themselves, and having all reviews read anew with its progress. While a category is defined, what its phrases find
 * among the latest reviews is shown with the words that matched.
 *
 * Who may not define categories reads them, and is told whom to ask. Failures are shown in place; what concerns more
 * than a form is told to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewCategories
 * @example
 * ```tsx
 * <ReviewCategories planHref="/plan" reviewsHref={(id) => `/reviews/list?tags=${id}`} />
 * ```
 */
export function ReviewCategories({ appearance, ...looks }: ReviewCategoriesProps): JSX.Element {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(reviewCategoriesMessages);
  const permission = usePermission('view_reviews');
  return (
    <Surface component="ReviewCategories" appearance={appearance}>
      {!areWordsReady || permission.isPending ? (
        <Skeleton label={t('common.loading')} blocks={5} />
      ) : permission.reason ? (
        <EmptyState icon={<LockIcon size={24} />} title={t('review_categories.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      ) : (
        <ReviewCategoriesView {...looks} />
      )}
    </Surface>
  );
}
