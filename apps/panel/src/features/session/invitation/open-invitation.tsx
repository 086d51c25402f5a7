import { useFormat } from '@pinfold/sdk';
import type { Invitation, MailedLink } from '@pinfold/sdk/headless/session';
import { Banner, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useStored } from '../../../session/use-stored.ts';
import { useText } from '../../../texts/use-text.ts';
import { SessionPage } from '../session-page.tsx';
import { JoiningForm } from './joining-form.tsx';
import { useJoining } from './use-joining.ts';

export interface OpenInvitationProps {
  link: MailedLink;
  invitation: Invitation;
}

/** An invitation that can be accepted: who invites to what, and the way in. */
export function OpenInvitation({ link, invitation }: OpenInvitationProps) {
  const t = useText();
  const format = useFormat();
  const joining = useJoining(link, invitation);
  const present = useStored().user?.email;
  const { company_name: company, invited_by: name, email } = invitation;
  return (
    <SessionPage
      title={t('invitation.title', { company })}
      lead={name ? t('invitation.from', { name }) : t('invitation.from_company', { company })}
    >
      <Facts>
        <dt>{t('invitation.role')}</dt>
        <dd>{t(`invitation.role_${invitation.type}`)}</dd>
        <dt>{t('invitation.valid')}</dt>
        <dd>{format.date(invitation.expires_at, 'date_time')}</dd>
      </Facts>
      {present !== undefined && present !== email && (
        <Note>
          <Banner>{t('invitation.switch', { email: present })}</Banner>
        </Note>
      )}
      <JoiningForm {...joining} invitation={invitation} />
    </SessionPage>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  margin: 0 0 20px;
  & > dt {
    color: ${token('color-ink-2')};
  }
  & > dd {
    margin: 0;
  }
`;

const Note = styled.div`
  margin-block-end: 16px;
`;
