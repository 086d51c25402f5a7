import { useFormat } from '@pinfold/sdk';
import {
  useAcceptInvitation,
  useInvitation,
  useSettings,
  type Invitation,
  type LoginChallenge,
  type MailedLink,
} from '@pinfold/sdk/headless/session';
import { Banner, Button, ErrorState, Grid, Skeleton, Stack, Text, TextField } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { StoredUser } from '../../../browser/browser-store.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useStored } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { enterPanel, EntryGate } from '../entry.tsx';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { problemMessage } from '../form/complaints.ts';
import { defaultMinLength } from '../password/new-password.ts';
import LoginCodeStep from '../login-code-step.tsx';
import { SessionPage } from '../session-page.tsx';
import { PasswordAndTerms } from '../sign-up/password-and-terms.tsx';
import { TextLink } from '../text-link.tsx';
import { joiningComplaints, joiningProblem, type JoiningDraft } from './invitation-problem.ts';

export default function InvitationPage() {
  return (
    <EntryGate>
      <PageTexts room="account">
        <InvitationOfLink />
      </PageTexts>
    </EntryGate>
  );
}

function InvitationOfLink() {
  const t = useText();
  const { uid = '', token = '' } = useParams();
  const invitation = useInvitation({ uid, token });
  if (invitation.isPending)
    return (
      <SessionPage title={t('invitation.loading')}>
        <Skeleton label={t('invitation.loading')} blocks={2} />
      </SessionPage>
    );
  if (invitation.data) return <OpenInvitation link={{ uid, token }} invitation={invitation.data} />;
  if (invitation.error.code === 'link_invalid')
    return (
      <SessionPage
        title={t('invitation.gone')}
        lead={t('invitation.gone_text')}
        footer={<TextLink to={authPaths.login}>{t('sign_up.log_in')}</TextLink>}
      />
    );
  const problem = problemMessage(invitation.error, 'problem.failed');
  return (
    <SessionPage title={t('invitation.failed')}>
      <ErrorState
        title={problem.text ?? t(problem.key, problem.values)}
        retryLabel={t('retry')}
        isRetrying={invitation.isFetching}
        onRetry={() => void invitation.refetch()}
      />
    </SessionPage>
  );
}

interface OpenInvitationProps {
  link: MailedLink;
  invitation: Invitation;
}

/** An invitation that can be accepted: who invites to what, and the way in. */
function OpenInvitation({ link, invitation }: OpenInvitationProps) {
  const t = useText();
  const format = useFormat();
  const joining = useJoining(link, invitation);
  const present = useStored().user?.email;
  const navigate = useNavigate();
  const { company_name: company, invited_by: name, email } = invitation;
  if (joining.challenge)
    return (
      <LoginCodeStep
        challenge={joining.challenge}
        onLogin={(session) => joining.enter(session)}
        onBack={() => void navigate(authPaths.login)}
      />
    );
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

interface JoiningFormProps extends Joining {
  invitation: Invitation;
}

/** Asks a new user for what an account needs; one who has an account only presses the button. */
function JoiningForm({ invitation, draft, form, isPending, change }: JoiningFormProps) {
  const t = useText();
  const isNew = !invitation.has_account;
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        isReadOnly
        label={t('invitation.email')}
        description={isNew ? undefined : t('invitation.existing')}
        value={invitation.email}
      />
      {isNew && (
        <>
          <TextField
            id={form.idOf('name')}
            name="name"
            autoComplete="name"
            autoFocus
            maxLength={120}
            label={t('field.name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={form.complaintOf('name')}
          />
          <PasswordAndTerms draft={draft} change={change} form={form} />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel={t('invitation.pending')}
        autoFocus={!isNew}
      >
        {t('invitation.submit')}
      </Button>
    </FormColumn>
  );
}

/** Joining by one invitation: what was typed, what is wrong with it, and how to send it. */
function useJoining(link: MailedLink, invitation: Invitation) {
  const t = useText();
  const [draft, setDraft] = useState<JoiningDraft>({ name: '', password: '', hasAcceptedTerms: false });
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const accept = useAcceptInvitation();
  const hasAccount = invitation.has_account;

  const [challenge, setChallenge] = useState<LoginChallenge>();
  const enter = ({ token, email }: StoredUser, companyId?: number) => {
    enterPanel({
      user: { token, email },
      to: authPaths.home,
      ...(companyId !== undefined && { companyId }),
    });
    notifyGood(t('invitation.done', { company: invitation.company_name }));
  };
  const join = () =>
    accept.mutate(hasAccount ? link : { ...link, ...draft, name: draft.name.trim() }, {
      onSuccess: (session) => enter(session, session.company_id),
      // The invitation is accepted, and the log-in goes on with the second step.
      onError: ({ challenge: next }) => next && setChallenge(next),
    });
  const form = useCheckedForm({
    complaints: joiningComplaints(draft, { hasAccount, minLength }),
    refusal: accept.error ? joiningProblem(accept.error) : undefined,
    isPending: accept.isPending,
    onSend: join,
  });
  return {
    draft,
    form,
    challenge,
    enter,
    isPending: accept.isPending,
    change(change: Partial<JoiningDraft>) {
      setDraft({ ...draft, ...change });
      if (accept.isError) accept.reset();
    },
  };
}

type Joining = ReturnType<typeof useJoining>;
