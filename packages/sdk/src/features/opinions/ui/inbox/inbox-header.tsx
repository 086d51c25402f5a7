'use client';
import type { ReactNode, JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { hasContent } from '../../../../patterns/page-header.tsx';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { KeyboardIcon } from '../../../../ui/icons/action-icons.tsx';
import { SavedViews } from './filters/saved-views.tsx';
import { useOpinionInboxView, useInboxTranslate } from './inbox-view-context.ts';
import { ReviewSort } from './review-sort.tsx';

interface InboxHeaderProps {
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
  /** On a phone the open review lies over it. */
  isCovered: boolean;
  /** There is nothing to search or to sort. */
  isEmpty: boolean;
}

/** Above both panes: what there is in all, and what of it is shown. */
export function InboxHeader({
  title,
  headingLevel,
  actions,
  isCovered,
  isEmpty,
}: InboxHeaderProps): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const { inbox, commands, presentation, isNarrow } = useOpinionInboxView();
  const { stats } = inbox;
  const { filters, changeFilters } = inbox;
  const hasKey = useShortcutMode() === 'all';
  // The chips of views and filters need the whole row where there is one.
  const search = !isEmpty && (
    <CollectionSearch
      label={t('reviews.filter.q')}
      placeholder={t('reviews.filter.q')}
      value={filters.q ?? ''}
      onSearch={(q) => changeFilters({ q: q || undefined })}
      shortcut={hasKey ? '/' : undefined}
    />
  );
  return (
    <CollectionHeader
      title={title ?? t('reviews.title')}
      headingLevel={headingLevel}
      isCovered={isCovered}
      summary={
        stats
          ? [
              t('reviews.count', { count: stats.count }),
              t('reviews.summary.unanswered', { count: stats.unanswered }),
              stats.average_rating !== null &&
                t('reviews.summary.average', {
                  average: format.number(stats.average_rating, {
                    minimumFractionDigits: 1,
                    maximumFractionDigits: 1,
                  }),
                }),
            ]
              .filter(Boolean)
              .join(', ')
          : '\u00a0'
      }
      actions={
        (!isNarrow || hasContent(actions)) && (
          <>
            {!isNarrow && (
              <>
                {search}
                <IconButton
                  icon={<KeyboardIcon />}
                  label={t('reviews.shortcuts.help')}
                  onPress={() => commands.run('help')}
                />
              </>
            )}
            {actions}
          </>
        )
      }
      search={isNarrow && search}
      filtersLabel={t('common.list.filters')}
      filters={
        !isEmpty && (
          <>
            <SavedViews />
            <presentation.FilterBar />
          </>
        )
      }
      tools={!isEmpty && <ReviewSort />}
    />
  );
}
