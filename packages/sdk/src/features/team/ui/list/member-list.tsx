'use client';
import { type JSX, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchIcon } from '../../../../ui/icons/action-icons.tsx';
import { TeamIcon } from '../../../../ui/icons/place-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { useTeamSlot, useTeamView } from '../team-view-context.ts';
import { MemberRow } from './member-row.tsx';

/** The team's members, or why none are shown. */
export function MemberList(): JSX.Element {
  const t = useTranslate();
  const { team, actions } = useTeamView();
  const list = useRef<HTMLElement>(null);
  const { removals } = actions;
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);
  const Member = useTeamSlot('Row', MemberRow);
  if (team.isPending || team.error || team.emptiness === 'no_match') return <ListState />;
  return (
    <>
      <List
        ref={list}
        tabIndex={-1}
        aria-label={t('team.title')}
        aria-busy={team.isStale}
        lines="between"
        isStale={team.isStale}
        isFramed
      >
        {team.members.map((member) => (
          <li key={member.user_id}>
            <Member member={member} />
          </li>
        ))}
      </List>
      {team.hasMore && (
        <Row justify="center">
          <Button onPress={team.loadMore} isPending={team.isLoadingMore} pendingLabel={t('common.loading')}>
            {t('team.more')}
          </Button>
        </Row>
      )}
      {team.emptiness === 'only_you' && (
        <EmptyState icon={<TeamIcon size={24} />} title={t('team.only_you.title')}>
          {t('team.only_you.text')}
        </EmptyState>
      )}
    </>
  );
}

/** Shown instead of the list: while it loads, after a failure, or if no member matches the search. */
function ListState(): JSX.Element {
  const t = useTranslate();
  const { team } = useTeamView();
  const isLoading = team.isPending && !team.error;
  return (
    <Inset {...(isLoading && { padding: [5, 6], isFramed: true })}>
      <QueryState
        query={team}
        failed={t('team.error.title')}
        empty={
          team.isPending
            ? undefined
            : {
                icon: <SearchIcon size={24} />,
                title: t('team.no_match.title'),
                text: t('team.no_match.text', { q: team.q }),
                actions: <Button onPress={() => team.setQ('')}>{t('team.no_match.clear')}</Button>,
              }
        }
        loading={{ blocks: 5, lines: 2, hasAvatar: true }}
      />
    </Inset>
  );
}
