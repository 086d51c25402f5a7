import { useLogin } from '@pinfold/sdk/headless/session';
import { Banner, Button, TextField } from '@pinfold/sdk/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { clearProblems, notifyGood } from '../../notices/notices.ts';
import { beginSession } from '../../session/session-store.ts';
import { useText } from '../../texts/use-text.ts';
import { loginProblem, missingCredential } from './login-problem.ts';

/** Asks for an address and a password. Once they are accepted the guard leads on, to the page that was asked for. */
export function LoginForm() {
  const t = useText();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const missing = missingCredential({ email, password });
  const problem = login.error && loginProblem(login.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (missing) return document.getElementById(missing.field)?.focus();
    login.mutate(
      { email: email.trim(), password },
      {
        onSuccess: ({ token, email: confirmed }) => {
          clearProblems();
          notifyGood(t('login.done'));
          beginSession({ token, email: confirmed });
        },
      },
    );
  };
  const complaint = (field: 'email' | 'password') =>
    wasSent && missing?.field === field ? t(missing.key) : undefined;

  return (
    <Form noValidate onSubmit={submit}>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.text ?? t(problem.key, problem.values)}
        </Banner>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        label={t('login.email')}
        value={email}
        onChange={setEmail}
        errorMessage={complaint('email')}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        errorMessage={complaint('password')}
      />
      <Button type="submit" variant="primary" isPending={login.isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > :last-child {
    margin-block-start: 4px;
  }
`;
