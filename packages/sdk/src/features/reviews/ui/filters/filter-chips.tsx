'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { useFilterView } from './filter-view-context.ts';
import { useFilterLabels } from './filter-labels.ts';

/**
 * What narrows the list beyond the chosen view: pressed to change, crossed to take away.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><FilterChips /><ReviewDetail review={review} /></> }} />
 * ```
 */
export function FilterChips(): JSX.Element {
  const t = useTranslate();
  const { chips, changeFilters, clearFilters, choices } = useFilterView();
  const labels = useFilterLabels(chips);
  return (
    <>
      {labels.map(({ names, label }) => (
        <Chip
          key={names[0]}
          onPress={() => choices.setOpen(true)}
          onRemove={() => changeFilters(Object.fromEntries(names.map((name) => [name, undefined])))}
          removeLabel={t('reviews.filter.remove', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 1 && (
        <Button size="s" variant="ghost" onPress={clearFilters}>
          {t('reviews.filter.clear')}
        </Button>
      )}
    </>
  );
}
