'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { innerClass } from '../../../theme/part-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Inset, Row } from '../../../ui/layout/stack.tsx';
import { useTeamPlaces } from '../use-team-places.ts';
import { TeamSearch } from './team-search.tsx';
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
    <Row part="TeamMembers-header" gap={5} rowGap={4} align="start" justify="between" wrap>
      <Inset minInlineSize="0">
        <Title as={`h${headingLevel}`}>{title ?? t('team.title')}</Title>
        <Summary>
          {team.count === undefined || team.isPending
            ? '\u00a0'
            : [
                t('team.count', { count: team.count }),
                places && t('team.places', { used: places.used, max: places.max }),
              ]
                .filter(Boolean)
                .join(', ')}
        </Summary>
      </Inset>
      <Actions>
        <TeamSearch />
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
      </Actions>
    </Row>
  );
}

const Title = styled.h1.withConfig(innerClass('TeamMembers-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.01em;
  line-height: 1.3;
  &:where(h2, h3) {
    font-size: var(--pf-font-size-l);
  }
`;

const Summary = styled.p.withConfig(innerClass('TeamMembers-summary'))`
  margin: 1px 0 0;
  color: var(--pf-ink-3);
`;

const Actions = styled.div.withConfig(innerClass('TeamMembers-headerActions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @container (max-width: 640px) {
    inline-size: 100%;
    & > :last-child {
      flex: 1;
    }
  }
`;
