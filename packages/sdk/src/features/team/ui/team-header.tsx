'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../patterns/collection-header.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { useTeamPlaces } from '../use-team-places.ts';
import { useTeamView } from './team-view-context.ts';

interface TeamHeaderProps {
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** Above the list: how many are on the team, the search, and the way to invite more. */
export function TeamHeader({ title, headingLevel, actions }: TeamHeaderProps): JSX.Element {
  const t = useTranslate();
  const { team, actions: deeds } = useTeamView();
  const places = useTeamPlaces();
  return (
    <CollectionHeader
      inset="none"
      title={title ?? t('team.title')}
      headingLevel={headingLevel}
      size={headingLevel === 1 ? 'xl' : 'l'}
      summary={
        team.count === undefined || team.isPending
          ? '\u00a0'
          : [
              t('team.count', { count: team.count }),
              places && t('team.places', { used: places.used, max: places.max }),
            ]
              .filter(Boolean)
              .join(', ')
      }
      actions={
        <>
          {actions}
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            isDisabled={team.managePermission.isPending || !team.actor}
            disabledReason={team.managePermission.reason?.text}
            onPress={deeds.invite}
          >
            {t('team.invite')}
          </Button>
        </>
      }
      search={
        <CollectionSearch
          label={t('team.search')}
          placeholder={t('team.search')}
          value={team.q}
          onSearch={team.setQ}
        />
      }
    />
  );
}
