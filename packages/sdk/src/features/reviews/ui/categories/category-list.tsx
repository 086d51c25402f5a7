'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TagIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LimitUse } from '../../../company/plan-limit.ts';
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
    <Stack gap={3}>
      {limit && (
        <Text
          as="p"
          tone={limit.isReached ? 'warn' : 'subtle'}
          weight={limit.isReached ? 'semibold' : undefined}
          size="s"
          isTabular
        >
          {t('review_categories.used', { used: format.number(limit.used), max: format.number(limit.max) })}
        </Text>
      )}
      <DataList label={t('review_categories.title')}>
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isLimitReached={limit?.isReached === true}
            {...row}
          />
        ))}
      </DataList>
    </Stack>
  );
}
