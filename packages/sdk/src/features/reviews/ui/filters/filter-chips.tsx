'use client';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { baseViewOf, filtersBeyond } from './base-view.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/**
 * What narrows the list beyond the chosen view: pressed to change, crossed to take away.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><FilterChips /><ReviewDetail review={review} /></> }} />
 * ```
 */
export function FilterChips() {
  const t = useTranslate();
  const { inbox, choices } = useInboxView();
  const base = baseViewOf(inbox.filters);
  const labels = useFilterLabels(filtersBeyond(inbox.filters, base));
  return (
    <>
      {labels.map(({ names, label }) => (
        <Chip
          key={names[0]}
          onPress={() => choices.setOpen(true)}
          onRemove={() => inbox.changeFilters(Object.fromEntries(names.map((name) => [name, undefined])))}
          removeLabel={t('reviews.filter.remove', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 1 && (
        <Button size="s" variant="ghost" onPress={inbox.clearFilters}>
          {t('reviews.filter.clear')}
        </Button>
      )}
    </>
  );
}
