'use client';
import { useState, type ReactNode, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { triedPhrasesAccess } from '../../categories/review-category-access.ts';
import type { ReviewCategory } from '../../categories/review-category.ts';
import { useReviewCategories } from '../../categories/use-review-categories.ts';
import { CategorisationRun } from './categorisation-run.tsx';
import { CategoriesNotice } from './categories-notice.tsx';
import { CategoryList } from './category-list.tsx';
import { RemoveCategory } from './remove-category.tsx';

const CategoryDialog = lazyComponent(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** How the review categories fit into the page around them. */
export interface ReviewCategoriesLooks {
  /** Above the list; null where the page or a drawer has its own. @defaultValue "Kategorie opinii" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where the reader sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Where the reviews of a category are read; makes their number a link. */
  reviewsHref?: ((categoryId: number) => string) | undefined;
}

/** Everything about review categories, for those who may read them. */
export function ReviewCategoriesView(looks: ReviewCategoriesLooks): JSX.Element {
  const t = useTranslate();
  const { title, headingLevel = 2, planHref, reviewsHref } = looks;
  const { categories, limit, error, isFetching, data, refetch } = useReviewCategories();
  // The demo may try phrases out too; only saving is closed to it.
  const permission = usePermission(triedPhrasesAccess);
  const [edited, setEdited] = useState<ReviewCategory | 'new'>();
  const [removed, setRemoved] = useState<ReviewCategory>();

  if (!data)
    return (
      <QueryState
        query={{ error, isFetching, refetch }}
        failed={t('review_categories.failed')}
        empty={undefined}
        loading={{ blocks: 5 }}
      />
    );
  return (
    <Screen part="ReviewCategories" height="flow">
      <PageHeader
        title={title === undefined ? t('review_categories.title') : title}
        headingLevel={headingLevel}
        size="l"
        lead={t('review_categories.lead')}
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabledReason={permission.reason && t('review_categories.not_allowed')}
            onPress={() => setEdited('new')}
          >
            {t('review_categories.add')}
          </Button>
        }
      />
      <CategoriesNotice permission={permission} limit={limit} planHref={planHref} />
      {categories.length > 0 && (
        <CategorisationRun hasAutomatic={categories.some((one) => one.is_automatic)} />
      )}
      <CategoryList
        categories={categories}
        limit={limit}
        headingLevel={headingLevel}
        reviewsHref={reviewsHref}
        onEdit={setEdited}
        onRemove={setRemoved}
      />
      {edited && (
        <CategoryDialog
          key={edited === 'new' ? 'new' : edited.id}
          category={edited === 'new' ? undefined : edited}
          planHref={planHref}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveCategory category={removed} onClose={() => setRemoved(undefined)} />}
    </Screen>
  );
}
