'use client';
import { useEffect, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTeamSlot, useTeamView } from '../team-view-context.ts';
import { ListState } from './list-state.tsx';
import { MemberRow } from './member-row.tsx';
import { OnlyYou } from './only-you.tsx';

/** Everybody on the team, or why nobody is shown. */
export function MemberList(): JSX.Element {
  const t = useTranslate();
  const { team, actions } = useTeamView();
  const list = useRef<HTMLUListElement>(null);
  const { removals } = actions;
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);
  const Row = useTeamSlot('Row', MemberRow);
  if (team.isPending || team.error || team.emptiness === 'no_match') return <ListState />;
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={t('team.title')} aria-busy={team.isStale}>
        {team.members.map((member) => (
          <li key={member.user_id}>
            <Row member={member} />
          </li>
        ))}
      </List>
      {team.hasMore && (
        <More>
          <Button onPress={team.loadMore} isPending={team.isLoadingMore} pendingLabel={t('common.loading')}>
            {t('team.more')}
          </Button>
        </More>
      )}
      {team.emptiness === 'only_you' && <OnlyYou />}
    </>
  );
}

const List = styled.ul.withConfig(innerClass('TeamMembers-list'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
  outline: none;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  & > li + li {
    border-block-start: 1px solid var(--pf-line-2);
  }
`;

const More = styled.div.withConfig(innerClass('TeamMembers-more'))`
  display: flex;
  justify-content: center;
`;
