import { usePasskeyLogin, type Session } from '@pinfold/sdk/headless/session';
import { Banner, Button } from '@pinfold/sdk/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../texts/use-text.ts';
import { Column } from './form/checked-form.tsx';
import { problemMessage } from './form/complaints.ts';

/**
 * Logs in by a passkey as soon as it is shown, and again at each press. The session counts even if this has gone meanwhile,
 * because the answer to a password has led to the second step: the callbacks of `mutate` would be lost with it.
 */
export default function PasskeyLogin({ onLogin }: { onLogin: (session: Session) => void }) {
  const t = useText();
  const login = usePasskeyLogin();
  const ask = () =>
    void login.mutateAsync({}).then(
      (session) => session && onLogin(session),
      // The error is drawn below.
      () => undefined,
    );
  const first = useRef<(() => void) | undefined>(ask);
  useEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
  const problem = login.error && problemMessage(login.error, 'login.failed');
  return (
    <Column>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.text ?? t(problem.key, problem.values)}
        </Banner>
      )}
      <Button isPending={login.isPending} pendingLabel={t('login.pending')} onPress={ask}>
        {t('login.passkey')}
      </Button>
    </Column>
  );
}
