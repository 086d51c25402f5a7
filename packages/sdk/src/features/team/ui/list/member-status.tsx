'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useTeamView, type MemberPartProps } from '../team-view-context.ts';

/** Whether a member has come; while they have not, since when the invitation waits and how long it is good for. */
export function MemberStatus({ member }: MemberPartProps): JSX.Element {
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

  const { invited_at: sent, invitation_expires_at: end } = member;
  const isOver = end !== null && Date.parse(end) <= Date.now();
  const resend = team.decide(member, 'resend');
  return (
    <Row gap={3} rowGap={2} minInlineSize="0" wrap>
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
