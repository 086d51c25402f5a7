import {
  useLogin,
  usePasskeySupport,
  useSettings,
  type LoginChallenge,
  type Session,
} from '@pinfold/sdk/headless/session';
import { Button, Link, TextField } from '@pinfold/sdk/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../../browser/lazy-page.ts';
import { clearProblems, notifyGood } from '../../notices/notices.ts';
import { authPaths, safeReturnPath } from '../../routing/auth-paths.ts';
import { beginSession } from '../../session/session-store.ts';
import { useText } from '../../texts/use-text.ts';
import { SocialButtons } from './federated/social-buttons.tsx';
import { Column, FormColumn, useCheckedForm } from './form/checked-form.tsx';
import { loginProblem, missingCredentials } from './login-problem.ts';
import { PasswordField } from './password/password-field.tsx';
import { SessionPage } from './session-page.tsx';
import { TextLink } from './text-link.tsx';

export default function LoginPage() {
  const t = useText();
  const { search } = useLocation();
  const settings = useSettings();
  const pricing = settings.data?.urls.pricing;
  const begin = useBegin();
  const [challenge, setChallenge] = useState<LoginChallenge>();
  if (challenge)
    return <LoginCodeStep challenge={challenge} onLogin={begin} onBack={() => setChallenge(undefined)} />;
  return (
    <SessionPage
      title={t('login.title')}
      lead={t('login.lead')}
      // It stands below what the settings bring, so it comes with them.
      footer={
        !settings.isPending && (
          <>
            <TextLink to={authPaths.ssoLogin + search}>{t('login.sso')}</TextLink>
            {pricing && (
              <span>
                {t('login.no_account')} <Link href={pricing}>{t('login.pricing')}</Link>
              </span>
            )}
          </>
        )
      }
    >
      <Column>
        <LoginForm onLogin={begin} onChallenge={setChallenge} />
        <PasskeyButton onLogin={begin} />
      </Column>
      <SocialButtons login={{ next: safeReturnPath(search) }} />
    </SessionPage>
  );
}

const LoginCodeStep = lazyPage(() => import('./login-code-step.tsx'));

const PasskeyLogin = lazyPage(() => import('./passkey-login.tsx'));

/**
 * Offers a log-in without a password; nothing where the page cannot use passkeys. Who has one and comes by password is told
 * why at the second step.
 */
function PasskeyButton({ onLogin }: Pick<LoginFormProps, 'onLogin'>) {
  const t = useText();
  const support = usePasskeySupport();
  const [isAsked, setAsked] = useState(false);
  if (support !== 'available') return null;
  const button = <Button onPress={() => setAsked(true)}>{t('login.passkey')}</Button>;
  return isAsked ? (
    <Suspense fallback={button}>
      <PasskeyLogin onLogin={onLogin} />
    </Suspense>
  ) : (
    button
  );
}

/** Returns what to do with a session; after that the guard leads on, to the page that was asked for. */
function useBegin(): (session: Session) => void {
  const t = useText();
  return ({ token, email }) => {
    clearProblems();
    notifyGood(t('login.done'));
    beginSession({ token, email });
  };
}

interface LoginFormProps {
  onLogin: (session: Session) => void;
  onChallenge: (challenge: LoginChallenge) => void;
}

/** Asks for an address and a password. */
function LoginForm({ onLogin, onChallenge }: LoginFormProps) {
  const t = useText();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useCheckedForm({
    complaints: missingCredentials({ email, password }),
    refusal: login.error ? loginProblem(login.error) : undefined,
    isPending: login.isPending,
    onSend: () =>
      login.mutate(
        { email: email.trim(), password },
        {
          onSuccess: onLogin,
          onError: ({ challenge }) => challenge && onChallenge(challenge),
        },
      ),
  });

  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <TextField
        id={form.idOf('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        label={t('login.email')}
        value={email}
        onChange={setEmail}
        errorMessage={form.complaintOf('email')}
      />
      <PasswordField
        id={form.idOf('password')}
        name="password"
        autoComplete="current-password"
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        errorMessage={form.complaintOf('password')}
      />
      <div>
        <TextLink to={authPaths.forgotPassword}>{t('login.forgot')}</TextLink>
      </div>
      <Button type="submit" variant="primary" isPending={login.isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </Button>
    </FormColumn>
  );
}
