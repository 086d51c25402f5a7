'use client';
import { type FormEvent, type JSX, useState } from 'react';
import { readCode } from '@pinfold/contract/features/session/second-factor';
import { sessionMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { usePasskeyLogin } from '../passkeys.ts';
import { type LoginChallenge, useCompleteLogin } from '../second-factor.ts';
import type { Session } from '../session.ts';
import { FactorRefusal } from './factor-refusal.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export interface LoginCodeFormProps {
  /** From the error of `useLogin` or `useAcceptInvitation`. */
  challenge: LoginChallenge;
  /** Called with the session: keep its token where `getToken` finds it. */
  onLogin: (session: Session) => void;
  /** Called to start over with the password. */
  onBack: () => void;
  /** Appearance of this form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The second step of a log-in: a passkey, or a code of the authenticator app or a recovery code in one field. The challenge is good
 * for ten minutes and five tries; after that the form leads back.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const login = useLogin();
 * if (login.error?.challenge)
 *   return <LoginCodeForm challenge={login.error.challenge} onLogin={({ token }) => session.store(token)} onBack={login.reset} />;
 * ```
 */
export function LoginCodeForm({ challenge, onLogin, onBack, appearance }: LoginCodeFormProps): JSX.Element {
  const t = useTranslate();
  useFeatureMessages(sessionMessages);
  const complete = useCompleteLogin();
  const passkey = usePasskeyLogin();
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const isCode = readCode(code) !== undefined;
  const error = complete.error ?? passkey.error;
  const hasEnded = error?.code === 'login_challenge_ended';
  const { methods, token } = challenge;
  const takesCode = methods.some((method) => method !== 'passkey');
  const isFromApp = methods.includes('totp');
  const usePasskey = () =>
    passkey.mutate({ challenge: token }, { onSuccess: (session) => session && onLogin(session) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isCode) complete.mutate({ challenge: token, code }, { onSuccess: onLogin });
  };
  return (
    <Surface component="LoginCodeForm" appearance={appearance}>
      <Stack as="form" gap={4} onSubmit={send} noValidate>
        <FactorRefusal error={error} />
        {!hasEnded && methods.includes('passkey') && (
          <PasskeyButton onPress={usePasskey} isPending={passkey.isPending} />
        )}
        {!hasEnded && takesCode && (
          <>
            <TextField
              autoFocus={isFromApp}
              name="code"
              label={t(isFromApp ? 'session.login.code' : 'session.login.recovery_code')}
              description={isFromApp ? t('session.login.hint') : undefined}
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck="false"
              maxLength={64}
              value={code}
              onChange={setCode}
              errorMessage={wasTried && !isCode ? t('session.login.missing') : undefined}
            />
            <Button
              type="submit"
              variant={isFromApp ? 'primary' : 'default'}
              isPending={complete.isPending}
              pendingLabel={t('session.checking')}
            >
              {t('common.log_in')}
            </Button>
          </>
        )}
        <Button variant={hasEnded ? 'primary' : 'ghost'} onPress={onBack}>
          {t('session.login.back')}
        </Button>
      </Stack>
    </Surface>
  );
}
