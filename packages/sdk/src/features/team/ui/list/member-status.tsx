'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useTeamView, type MemberPartProps } from '../team-view-context.ts';

/** Whether a member has come; while they have not, since when the invitation waits and how long it is good for. */
export function MemberStatus({ member }: MemberPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { team, actions } = useTeamView();
  if (member.invitation_status === 'active')
    return (
      <Status data-state="active">
        <Text tone="subtle" size="s">
          {t('team.status.active')}
        </Text>
        {member.is_managed_by_sso && <Tag>{t('team.status.sso')}</Tag>}
      </Status>
    );

  const { invited_at: sent, invitation_expires_at: end } = member;
  const isOver = end !== null && Date.parse(end) <= Date.now();
  const resend = team.decide(member, 'resend');
  return (
    <Status>
      <Tag tone={isOver ? 'bad' : 'warn'}>{t(isOver ? 'team.status.expired' : 'team.status.pending')}</Tag>
      {sent && (
        <Text tone="subtle" size="s">
          {end && !isOver
            ? t('team.status.sent_until', {
                sent: format.date(sent, 'day_month'),
                end: format.date(end, 'day_month'),
              })
            : t('team.status.sent', { sent: format.date(sent, 'day_month') })}
        </Text>
      )}
      {resend.allowed && (
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
      )}
    </Status>
  );
}

const Status = styled.div.withConfig(innerClass('TeamMembers-status'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;
  /* Where room is scarce only what is out of the ordinary is said. */
  @container (max-width: 860px) {
    &:where([data-state='active']):not(:has(:nth-child(2))) {
      display: none;
    }
  }
  /* The button's own padding would set it in from the words above. */
  & > button {
    margin-inline-start: -10px;
  }
`;
