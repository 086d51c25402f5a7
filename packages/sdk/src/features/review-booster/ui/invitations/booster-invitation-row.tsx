'use client';
import type { InvitationState } from '@pinfold/contract/features/review-booster/booster-invitation';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { StopIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { BoosterInvitation } from '../../booster.queries.ts';

interface BoosterInvitationRowProps {
  invitation: BoosterInvitation;
  /** Why the reader may stop nothing. */
  refusal: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onStop: () => void;
}

const tones: Readonly<Record<InvitationState, Tone>> = {
  queued: 'info',
  sent: 'mute',
  answered: 'good',
  bounced: 'bad',
  failed: 'bad',
  unsubscribed: 'warn',
  skipped: 'mute',
};

/** An invitation: to whom, about which location, on what ground, and what became of it. One that waits can be stopped. */
export function BoosterInvitationRow({
  invitation,
  refusal,
  isChosen,
  onChoose,
  onStop,
}: BoosterInvitationRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { state, facility, basis, language, send_at: planned, sent_at: sent } = invitation;
  const contact = invitation.contact ?? t('review_booster.invitations.erased');
  const isQueued = state === 'queued';
  // What was stopped or could not be sent does not go out at the time that was planned.
  const moment = sent ?? (isQueued ? planned : undefined);
  return (
    <DataRow
      part="BoosterForms-invitation"
      basis="240px"
      title={
        <Row gap={3} rowGap={2} wrap>
          {isQueued && !refusal && (
            <CheckBox
              label={t('review_booster.invitations.choose', { contact })}
              isLabelHidden
              isSelected={isChosen}
              onChange={onChoose}
            />
          )}
          <bdi>{contact}</bdi>
          <Tag tone={tones[state]}>{t(`review_booster.invitations.state.${state}`)}</Tag>
        </Row>
      }
      details={
        <>
          {moment && (
            <time dateTime={moment}>
              {t(`review_booster.invitations.${sent ? 'sent_at' : 'send_at'}`, {
                moment: format.date(moment, 'date_time'),
              })}
            </time>
          )}
          {facility && <span>{facility.name}</span>}
          <span>{visitorWords[language].language}</span>
          <span>
            {t('review_booster.invitations.basis_of', { how: basis.how, day: format.day(basis.given_at) })}
          </span>
        </>
      }
      actions={
        isQueued && (
          <IconButton
            icon={<StopIcon />}
            label={t('review_booster.invitations.stop_named', { contact })}
            disabledReason={refusal}
            onPress={onStop}
          />
        )
      }
    />
  );
}
