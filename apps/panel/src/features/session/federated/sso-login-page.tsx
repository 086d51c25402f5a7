import { useSsoLogin } from '@pinfold/sdk/headless/session';
import { Button, TextField } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths, safeReturnPath } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { useErrorText } from '../form/refusals.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { ssoLoginProblem } from './federated-login.ts';

export default function SsoLoginPage() {
  return (
    <PageTexts room="account">
      <SsoLogin />
    </PageTexts>
  );
}

/** Asks for the name of a team and leads to its identity provider. */
function SsoLogin() {
  const t = useText();
  const { search } = useLocation();
  const [teamName, setTeamName] = useState('');
  const login = useSsoLogin();
  const errorText = useErrorText();
  const isLeaving = login.isPending || login.isSuccess;
  const form = useCheckedForm<'team'>({
    complaints: teamName.trim() ? [] : [{ field: 'team', key: 'sso_login.team_missing' }],
    refusal: login.error ? ssoLoginProblem(login.error, errorText) : undefined,
    isPending: isLeaving,
    onSend: () =>
      login.mutate(
        { teamName: teamName.trim(), next: safeReturnPath(search) },
        { onSuccess: ({ url }) => window.location.assign(url) },
      ),
  });
  return (
    <SessionPage
      title={t('sso_login.title')}
      lead={t('sso_login.lead')}
      footer={<TextLink to={authPaths.login + search}>{t('sso_login.with_password')}</TextLink>}
    >
      <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
        <TextField
          id={form.idOf('team')}
          name="team"
          autoComplete="organization"
          autoCorrect="off"
          spellCheck="false"
          autoFocus
          maxLength={100}
          label={t('sso_login.team')}
          description={t('sso_login.team_hint')}
          value={teamName}
          onChange={(typed) => {
            setTeamName(typed);
            if (login.isError) login.reset();
          }}
          errorMessage={form.complaintOf('team')}
        />
        <Button type="submit" variant="primary" isPending={isLeaving} pendingLabel={t('sso_login.pending')}>
          {t('sso_login.submit')}
        </Button>
      </FormColumn>
    </SessionPage>
  );
}
