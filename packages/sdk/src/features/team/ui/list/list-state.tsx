'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { SearchIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useTeamView } from '../team-view-context.ts';

/** In place of the list: it is loading, it could not be loaded, or nobody fits the search. */
export function ListState(): JSX.Element {
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
