'use client';
import { useState, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { loadLater } from '../../../../ui/load-later.tsx';
import { triedPhrasesAccess } from '../../categories/review-category-access.ts';
import type { ReviewCategory } from '../../categories/review-category.ts';
import { useReviewCategories } from '../../categories/use-review-categories.ts';
import { CategorisationRun } from './categorisation-run.tsx';
import { CategoriesNotice } from './categories-notice.tsx';
import { CategoryList } from './category-list.tsx';
import { RemoveCategory } from './remove-category.tsx';

const CategoryDialog = loadLater(async () => (await import('./category-dialog.tsx')).CategoryDialog);

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
  const { categories, limit, error, isPending, isFetching, data, refetch } = useReviewCategories();
  // The demo may try phrases out too; only saving is closed to it.
  const permission = usePermission(triedPhrasesAccess);
  const [edited, setEdited] = useState<ReviewCategory | 'new'>();
  const [removed, setRemoved] = useState<ReviewCategory>();

  if (!data && error)
    return (
      <ErrorState
        title={t('review_categories.failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (isPending) return <Skeleton label={t('common.loading')} blocks={5} />;
  return (
    <Root>
      <Header>
        <div>
          {title !== null && <Title as={`h${headingLevel}`}>{title ?? t('review_categories.title')}</Title>}
          <Lead>{t('review_categories.lead')}</Lead>
        </div>
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          disabledReason={permission.reason && t('review_categories.not_allowed')}
          onPress={() => setEdited('new')}
        >
          {t('review_categories.add')}
        </Button>
      </Header>
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
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('ReviewCategories'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;

const Header = styled.div.withConfig(partClass('ReviewCategories-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 24px;
  & > :first-child {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
`;

const Title = styled.h2.withConfig(innerClass('ReviewCategories-title'))`
  margin: 0 0 2px;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
`;

const Lead = styled.p.withConfig(innerClass('ReviewCategories-lead'))`
  max-inline-size: 62ch;
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
