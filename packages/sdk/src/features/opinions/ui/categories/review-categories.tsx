'use client';
import { type JSX, type ReactNode, useState } from 'react';
import { reviewCategoriesMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { PlanBanner } from '../../../../patterns/plan-banner.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { type PermissionDecision, usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { LimitUse } from '../../../company/plan-limit.ts';
import {
  type ReviewCategory,
  triedPhrasesAccess,
  useDeleteReviewCategory,
  useReviewCategories,
} from '../../categories/review-categories.ts';
import { CategorisationRun } from './categorisation-run.tsx';
import { CategoryList } from './category-list.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

export interface ReviewCategoriesProps extends ReviewCategoriesAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's review categories: their phrases, number of reviews, whether they are automatic, and categorising all
 * reviews again, with its progress. While a category is edited, a preview shows matches of its phrases among the latest
 * reviews.
 *
 * Without the permission to edit them, categories are read-only, with the reason. Failures are shown in place; what
 * concerns more than a form is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewCategories
 * @example
 * ```tsx
 * <ReviewCategories planHref="/plan" reviewsHref={(id) => `/reviews/list?tags=${id}`} />
 * ```
 */
export function ReviewCategories({ appearance, ...viewProps }: ReviewCategoriesProps): JSX.Element {
  return (
    <FeatureSurface
      component="ReviewCategories"
      appearance={appearance}
      messages={[reviewCategoriesMessages]}
      permission={usePermission('view_reviews')}
      forbidden="review_categories.forbidden"
      loading={{ blocks: 5 }}
    >
      <ReviewCategoriesView {...viewProps} />
    </FeatureSurface>
  );
}

const CategoryDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./category-dialog.tsx')).CategoryDialog,
);

/** How the review categories fit into the page around them. */
export interface ReviewCategoriesAppearance {
  /** Above the list; null where the page or a drawer has its own. @defaultValue "Kategorie opinii" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Where the reviews of a category are read; makes their number a link. */
  reviewsHref?: ((categoryId: number) => string) | undefined;
}

/** Everything about review categories, for those who may read them. */
function ReviewCategoriesView(viewProps: ReviewCategoriesAppearance): JSX.Element {
  const t = useTranslate();
  const { title, headingLevel = 2, planHref, reviewsHref } = viewProps;
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

interface CategoriesNoticeProps {
  permission: PermissionDecision;
  limit: LimitUse | undefined;
  planHref: string | undefined;
}

/** Why the user cannot define categories, or why no further one can be automatic. */
function CategoriesNotice({ permission, limit, planHref }: CategoriesNoticeProps): JSX.Element | null {
  const t = useTranslate();
  const { reason } = permission;
  if (reason)
    return (
      <Banner>
        {reason.code === 'permission_denied' ? t('review_categories.not_allowed') : reason.text}
      </Banner>
    );
  if (!limit?.isReached) return null;
  return (
    <PlanBanner isAboutPlan planHref={planHref}>
      {t('review_categories.limit_reached', { count: limit.max })}
    </PlanBanner>
  );
}

interface RemoveCategoryProps {
  category: ReviewCategory;
  onClose: () => void;
}

/** Confirms deleting a category, and shows what is deleted with it. */
function RemoveCategory({
  category: { id, name, reviews_count },
  onClose,
}: RemoveCategoryProps): JSX.Element {
  const t = useTranslate();
  const remove = useDeleteReviewCategory();
  const { messageFor } = useFormRefusal();
  const refusal = messageFor(remove.error);
  return (
    <RemoveDialog
      title={t('review_categories.delete_title', { name })}
      confirmLabel={t('review_categories.delete_confirm')}
      onClose={onClose}
      refusal={refusal}
      onConfirm={() => !remove.isPending && remove.mutate(id, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('review_categories.deleting')}
    >
      {t('review_categories.delete_text', { count: reviews_count })}
    </RemoveDialog>
  );
}
