'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon } from '../../../../ui/icons/action-icons.tsx';
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
    <Row data-status={member.invitation_status}>
      <Person>
        <Avatar name={name} />
        <span>
          <Name>
            {name}
            {member.user_id === team.actor?.user_id && <Tag tone="info">{t('team.you')}</Tag>}
          </Name>
          {name !== member.email && <Email>{member.email}</Email>}
        </span>
      </Person>
      <Access>
        <span>{t(`team.type.${member.type}`)}</span>
        <Text tone="subtle" size="s" wrap="anywhere">
          {words.scope(placesOf(member, groupNames))}
        </Text>
      </Access>
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
    </Row>
  );
}

const Row = styled.div.withConfig(partClass('TeamMembers-row'))`
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

const Person = styled.div.withConfig(innerClass('TeamMembers-person'))`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  & > span:last-child {
    min-inline-size: 0;
  }
`;

const Name = styled.span.withConfig(innerClass('TeamMembers-name'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Email = styled.span.withConfig(innerClass('TeamMembers-email'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  overflow-wrap: anywhere;
`;

const Access = styled.div.withConfig(innerClass('TeamMembers-access'))`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  @container (max-width: 560px) {
    flex-flow: row wrap;
    gap: 0 8px;
    align-items: baseline;
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
