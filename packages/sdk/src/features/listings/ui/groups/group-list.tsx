'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SearchIcon } from '../../../../ui/icons/action-icons.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import type { GroupsState } from '../../groups/use-groups.ts';
import { GroupRow, type GroupRowActions } from './group-row.tsx';

interface GroupListProps extends Omit<GroupRowActions, 'onRemove'> {
  state: GroupsState;
  headingLevel: 1 | 2 | 3;
}

/** The groups of one page, or why there are none. */
export function GroupList({ state, headingLevel, ...actions }: GroupListProps): JSX.Element {
  const t = useTranslate();
  const { groups, error, name, removal } = state;
  const below = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  if (error)
    return (
      <ErrorState
        title={t('listings.groups.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (state.isPending) return <Skeleton label={t('common.loading')} blocks={4} lines={2} />;
  if (groups.length === 0)
    return name ? (
      <EmptyState
        role="status"
        headingLevel={below}
        icon={<SearchIcon size={24} />}
        title={t('listings.groups.no_match')}
        actions={<Button onPress={() => state.search('')}>{t('listings.groups.clear_search')}</Button>}
      />
    ) : (
      <EmptyState
        role="status"
        headingLevel={below}
        icon={<PinIcon size={24} />}
        title={t('listings.groups.empty')}
      >
        {t('listings.groups.empty_text')}
      </EmptyState>
    );
  return (
    <List aria-label={t('listings.groups.title')} data-state={state.isStale ? 'stale' : 'ready'}>
      {groups.map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          refusal={state.permission.reason?.text}
          onRemove={removal.ask}
          {...actions}
        />
      ))}
    </List>
  );
}

const List = styled.ul.withConfig(partClass('LocationGroups-list'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
  transition: opacity 120ms 200ms;
  &:where([data-state='stale']) {
    opacity: 0.55;
  }
`;
