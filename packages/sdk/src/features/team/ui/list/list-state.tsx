'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SearchIcon } from '../../../../ui/icons/action-icons.tsx';
import { useTeamView } from '../team-view-context.ts';

/** In place of the list: it is loading, it could not be loaded, or nobody fits the search. */
export function ListState(): JSX.Element {
  const t = useTranslate();
  const { team } = useTeamView();
  if (team.error)
    return (
      <ErrorState
        title={t('team.error.title')}
        onRetry={() => void team.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={team.isFetching}
      >
        {team.error.detail}
      </ErrorState>
    );
  if (team.isPending)
    return (
      <State>
        <Skeleton label={t('common.loading')} blocks={5} lines={2} hasAvatar />
      </State>
    );
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t('team.no_match.title')}
      role="status"
      actions={<Button onPress={() => team.setQ('')}>{t('team.no_match.clear')}</Button>}
    >
      {t('team.no_match.text', { q: team.q })}
    </EmptyState>
  );
}

const State = styled.div.withConfig(innerClass('TeamMembers-listState'))`
  padding: 18px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;
