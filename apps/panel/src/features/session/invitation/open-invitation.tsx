import { useFormat } from '@pinfold/sdk';
import type { Invitation, MailedLink } from '@pinfold/sdk/headless/session';
import { Banner, Grid, Stack, Text } from '@pinfold/sdk/ui';
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
      <Stack gap={5}>
        <Grid as="dl" columns="auto 1fr" gap={5} rowGap={2}>
          <Text as="dt" tone="muted">
            {t('invitation.role')}
          </Text>
          <Text as="dd">{t(`invitation.role_${invitation.type}`)}</Text>
          <Text as="dt" tone="muted">
            {t('invitation.valid')}
          </Text>
          <Text as="dd">{format.date(invitation.expires_at, 'date_time')}</Text>
        </Grid>
        {present !== undefined && present !== email && (
          <Banner>{t('invitation.switch', { email: present })}</Banner>
        )}
        <JoiningForm {...joining} invitation={invitation} />
      </Stack>
    </SessionPage>
  );
}
