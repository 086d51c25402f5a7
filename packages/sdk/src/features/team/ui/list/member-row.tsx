'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { memberName } from '../../team-member.ts';
import { placesOf } from '../places-of.ts';
import { useTeamSlot, useTeamView, type MemberPartProps } from '../team-view-context.ts';
import { MemberMenu } from './member-menu.tsx';
import { MemberStatus } from './member-status.tsx';

/**
 * One member: who it is, what they are and where, whether they have come, and what can be done.
 *
 * @throws Error outside a `TeamMembersView`.
 * @selector .pinfold-TeamMembers-row
 * @selector [data-status='pending'|'active']
 * @example
 * ```tsx
 * <TeamMembers slots={{ Row: ({ member }) => <section id={`member-${member.user_id}`}><MemberRow member={member} /></section> }} />
 * ```
 */
export function MemberRow({ member }: MemberPartProps): JSX.Element {
  const t = useTranslate();
  const { team, actions, words, groupNames } = useTeamView();
  const Tools = useTeamSlot('RowTools', undefined);
  const name = memberName(member);
  const change = team.decide(member, 'change');
  return (
    <Root data-status={member.invitation_status}>
      <Row gap={4} minInlineSize="0">
        <Avatar name={name} />
        <Stack as="span" minInlineSize="0">
          <Text weight="semibold" wrap="anywhere">
            <Row as="span" gap={3} rowGap={1} wrap>
              {name}
              {member.user_id === team.actor?.user_id && <Tag tone="info">{t('team.you')}</Tag>}
            </Row>
          </Text>
          {name !== member.email && (
            <Text tone="subtle" size="s" wrap="anywhere">
              {member.email}
            </Text>
          )}
        </Stack>
      </Row>
      <Stack minInlineSize="0" small={{ direction: 'row', wrap: true, gap: 3, rowGap: 0, align: 'baseline' }}>
        <span>{t(`team.type.${member.type}`)}</span>
        <Text tone="subtle" size="s" wrap="anywhere">
          {words.scope(placesOf(member, groupNames))}
        </Text>
      </Stack>
      <MemberStatus member={member} />
      <RowActions>
        {Tools && <Tools member={member} />}
        <Button
          size="s"
          icon={<EditIcon size={15} />}
          aria-label={t('team.edit_named', { name })}
          isDisabled={!change.allowed && !change.reason}
          disabledReason={change.reason}
          onPress={() => actions.edit(member)}
        >
          {t('common.edit')}
        </Button>
        <MemberMenu member={member} />
      </RowActions>
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('TeamMembers-row'))`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) auto;
  align-items: center;
  gap: 6px 20px;
  padding: 12px 16px;
  @container (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > :nth-child(3) {
      grid-area: 2 / 1 / 3 / 3;
    }
    & > :nth-child(4) {
      grid-area: 1 / 3 / 3 / 4;
    }
    /* Where room is scarce only what is out of the ordinary is said. */
    & > [data-state='active']:not(:has(:nth-child(2))) {
      display: none;
    }
  }
  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    padding: 14px 16px;
    & > :nth-child(2),
    & > :nth-child(3) {
      grid-area: auto / 1 / auto / 3;
      padding-inline-start: 44px;
    }
    & > :nth-child(4) {
      grid-area: 1 / 2;
      align-self: start;
    }
  }
`;

const RowActions = styled.div.withConfig(innerClass('TeamMembers-rowActions'))`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  /* The word where there is room for it, the pencil where there is not. */
  & > .pinfold-Button > .pinfold-Icon {
    display: none;
  }
  @container (max-width: 560px) {
    & > .pinfold-Button > .pinfold-Icon {
      display: block;
    }
    & > .pinfold-Button > .pinfold-Button-label {
      display: none;
    }
  }
`;
