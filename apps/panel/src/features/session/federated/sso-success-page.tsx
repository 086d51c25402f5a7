import { useSsoToken } from '@pinfold/sdk/headless/session';
import { Button, Row, Spinner } from '@pinfold/sdk/ui';
import { useEffect, useRef } from 'react';
import { notifyGood } from '../../../notices/notices.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { enterPanel, EntryGate } from '../entry.tsx';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { afterLogin, missingCookie, readCookie, ssoTokenProblem } from './federated-login.ts';

export default function SsoSuccessPage() {
  return (
    <EntryGate>
      <PageTexts room="account">
        <SsoSuccess />
      </PageTexts>
    </EntryGate>
  );
}

/** Return page of identity providers: collects the session, once, and redirects. */
function SsoSuccess() {
  const t = useText();
  const collect = useSsoToken();
  const csrfToken = useRef(readCookie(document.cookie, 'sso_csrf')).current;

  const start = () => {
    if (!csrfToken) return;
    collect.mutate(csrfToken, {
      onSuccess: ({ token, email, next }) => {
        enterPanel({ user: { token, email }, to: afterLogin(next) });
        notifyGood(t('login.done'));
      },
    });
  };
  const wasStarted = useRef(false);
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    start();
  });

  const problem = csrfToken ? collect.error && ssoTokenProblem(collect.error) : missingCookie;
  if (!problem)
    return (
      <SessionPage title={t('sso_login.collecting')}>
        <Row justify="center" minBlockSize="60px">
          <Spinner size={28} label={t('sso_login.collecting')} />
        </Row>
      </SessionPage>
    );
  return (
    <SessionPage
      title={t(problem.title)}
      lead={<span role="alert">{t(problem.text)}</span>}
      footer={
        <>
          <TextLink to={authPaths.ssoLogin}>{t('sso_login.title')}</TextLink>
          <TextLink to={authPaths.login}>{t('sso_login.with_password')}</TextLink>
        </>
      }
    >
      {problem.isPassing && (
        <Button variant="primary" isPending={collect.isPending} onPress={start}>
          {t('retry')}
        </Button>
      )}
    </SessionPage>
  );
}
