'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { memberName, type TeamMember } from '../../members.ts';
import { type AccessPlaces, useAccessScope } from '../../permissions/use-access-scope.ts';
import { type MemberPartProps, useTeamSlot, useTeamView } from '../team-view-context.ts';
import { MemberMenu } from './member-menu.tsx';

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
  const { team, actions, groupNames } = useTeamView();
  const scopeOf = useAccessScope();
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
          {scopeOf(placesOf(member, groupNames))}
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
      grid-area: 1 / 3 / 3;
    }
    /* In narrow layouts only unusual states are shown. */
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
  @container (width > 560px) {
    & > .pinfold-Button > .pinfold-Icon {
      display: none;
    }
  }
  @container (max-width: 560px) {
    & > .pinfold-Button > .pinfold-Button-label {
      display: none;
    }
  }
`;

/** Whether a member has come; while they have not, since when the invitation waits and how long it is good for. */
function MemberStatus({ member }: MemberPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { team, actions } = useTeamView();
  if (member.invitation_status === 'active')
    return (
      <Row data-state="active" gap={3} rowGap={2} minInlineSize="0" wrap>
        <Text tone="subtle" size="s">
          {t('team.status.active')}
        </Text>
        {member.is_managed_by_sso && <Tag>{t('team.status.sso')}</Tag>}
      </Row>
    );

  const { invited_at: invitedAt, invitation_expires_at: end } = member;
  const day = (moment: string) => format.date(moment, 'day_month');
  const isOver = end !== null && Date.parse(end) <= Date.now();
  const resend = team.decide(member, 'resend');
  return (
    <Row gap={3} rowGap={2} minInlineSize="0" wrap>
      <Tag tone={isOver ? 'bad' : 'warn'}>{t(isOver ? 'team.status.expired' : 'team.status.pending')}</Tag>
      {invitedAt && (
        <Text tone="subtle" size="s">
          {t(end && !isOver ? 'team.status.sent_until' : 'team.status.sent', {
            sent: day(invitedAt),
            end: day(end ?? ''),
          })}
        </Text>
      )}
      {resend.allowed && (
        <Inset pull={3}>
          <Button
            size="s"
            variant="ghost"
            aria-label={t('team.resend_named', { email: member.email })}
            isPending={actions.resendingTo === member.user_id}
            pendingLabel={t('team.resending')}
            onPress={() => actions.resend(member)}
          >
            {t('team.resend')}
          </Button>
        </Inset>
      )}
    </Row>
  );
}

/** Where a member may do what they may, with the names of their groups as far as they are known. */
function placesOf(member: TeamMember, groupNames: ReadonlyMap<number, string>): AccessPlaces {
  return {
    type: member.type,
    permissionType: member.permission_type,
    facilitiesCount: member.facilities_count,
    groups: member.facilities_groups_ids.map((id) => groupNames.get(id)),
  };
}
