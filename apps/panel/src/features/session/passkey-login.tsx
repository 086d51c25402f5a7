import { usePasskeyLogin, usePasskeySupport, type Session } from '@pinfold/sdk/headless/session';
import { Banner, Button } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';
import { Column } from './form/checked-form.tsx';
import { problemMessage } from './form/complaints.ts';

/**
 * Logs in by a passkey instead of a password; nothing where the page cannot use any. Who has one and comes by password is
 * told why at the second step.
 */
export function PasskeyLogin({ onLogin }: { onLogin: (session: Session) => void }) {
  const t = useText();
  const support = usePasskeySupport();
  const login = usePasskeyLogin();
  if (support !== 'available') return null;
  const problem = login.error && problemMessage(login.error, 'login.passkey_failed');
  return (
    <Column>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.text ?? t(problem.key, problem.values)}
        </Banner>
      )}
      <Button
        isPending={login.isPending}
        pendingLabel={t('login.pending')}
        onPress={() => login.mutate({}, { onSuccess: (session) => session && onLogin(session) })}
      >
        {t('login.passkey')}
      </Button>
    </Column>
  );
}
