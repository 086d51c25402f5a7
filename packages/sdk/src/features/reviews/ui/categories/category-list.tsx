'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TagIcon } from '../../../../ui/icons/action-icons.tsx';
import type { LimitUse } from '../../../company/use-plan-limit.ts';
import type { ReviewCategory } from '../../categories/review-category.ts';
import { CategoryRow } from './category-row.tsx';

interface CategoryListProps {
  categories: readonly ReviewCategory[];
  limit: LimitUse | undefined;
  headingLevel: 1 | 2 | 3;
  reviewsHref: ((categoryId: number) => string) | undefined;
  onEdit: (category: ReviewCategory) => void;
  onRemove: (category: ReviewCategory) => void;
}

/** The categories by name, and how many of them the plan lets find reviews by themselves. */
export function CategoryList({ categories, limit, headingLevel, ...row }: CategoryListProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  if (categories.length === 0)
    return (
      <EmptyState
        icon={<TagIcon size={24} />}
        title={t('review_categories.empty.title')}
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      >
        {t('review_categories.empty.text')}
      </EmptyState>
    );
  return (
    <div>
      {limit && (
        <Used data-reached={limit.isReached || undefined}>
          {t('review_categories.used', { used: format.number(limit.used), max: format.number(limit.max) })}
        </Used>
      )}
      <List aria-label={t('review_categories.title')}>
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isLimitReached={limit?.isReached === true}
            {...row}
          />
        ))}
      </List>
    </div>
  );
}

const Used = styled.p.withConfig(innerClass('ReviewCategories-used'))`
  margin: 0 0 6px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  &:where([data-reached]) {
    color: var(--pf-warn);
    font-weight: 600;
  }
`;

const List = styled.ul.withConfig(innerClass('ReviewCategories-list'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
`;
