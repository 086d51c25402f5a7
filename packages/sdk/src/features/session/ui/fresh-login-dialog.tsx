'use client';
import { type JSX, useState } from 'react';
import { readCode } from '@pinfold/contract/features/session/second-factor';
import { sessionMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../patterns/form-dialog.tsx';
import { type FreshLoginWays, useFreshLogin, useRenewLogin } from '../fresh-login.ts';
import { useRenewByPasskey } from '../passkeys.ts';
import { useSocialLogin, useSsoLogin } from '../sso.ts';
import { FactorRefusal } from './factor-refusal.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface FreshLoginDialogProps {
  onDone: () => void;
  /** The user would rather not. */
  onClose: () => void;
}

/** Asks the user to prove who they are, in the way that their account allows. */
export function FreshLoginDialog({ onDone, onClose }: FreshLoginDialogProps): JSX.Element {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(sessionMessages);
  const { data: ways, error } = useFreshLogin();
  const renew = useRenewLogin();
  const [proof, setProof] = useState('');
  const [wasTried, setTried] = useState(false);
  const takesText = ways && (ways.has_password || ways.has_code);
  const isFilled = ways?.has_password ? proof !== '' : readCode(proof) !== undefined;
  const send = () => {
    setTried(true);
    if (isFilled)
      renew.mutate(ways?.has_password ? { password: proof } : { code: proof }, { onSuccess: onDone });
  };
  return (
    <FormDialog
      title={t('session.fresh.title')}
      size="s"
      isDismissable={false}
      gap={4}
      onClose={onClose}
      onSubmit={send}
      action={
        takesText
          ? {
              children: t('session.fresh.confirm'),
              variant: ways.has_passkey ? 'default' : 'primary',
              isPending: renew.isPending,
              pendingLabel: t('session.checking'),
            }
          : undefined
      }
    >
      {!ways || !areWordsReady ? (
        error ? (
          <FactorRefusal error={error} />
        ) : (
          <Skeleton label={t('common.loading')} lines={2} />
        )
      ) : takesText || ways.has_passkey ? (
        <ProofFields
          ways={ways}
          error={renew.error}
          proof={proof}
          setProof={setProof}
          isMissing={wasTried && !isFilled}
          onDone={onDone}
        />
      ) : (
        <ProviderLogin provider={ways.provider} />
      )}
    </FormDialog>
  );
}

interface ProofFieldsProps {
  ways: FreshLoginWays;
  error: ReturnType<typeof useRenewLogin>['error'];
  proof: string;
  setProof: (proof: string) => void;
  /** The user tried to go on without one. */
  isMissing: boolean;
  onDone: () => void;
}

/** One field, for the password or for a code of those who have a factor; a passkey in its place or beside it. */
function ProofFields({ ways, error, proof, setProof, isMissing, onDone }: ProofFieldsProps): JSX.Element {
  const t = useTranslate();
  const passkey = useRenewByPasskey();
  const isPassword = ways.has_password;
  const missing = t(isPassword ? 'session.fresh.password_missing' : 'session.login.missing');
  return (
    <>
      <Text as="p">{t('session.fresh.text')}</Text>
      <FactorRefusal error={error ?? passkey.error} />
      {ways.has_passkey && (
        <PasskeyButton
          onPress={() => passkey.mutate(undefined, { onSuccess: (renewed) => renewed && onDone() })}
          isPending={passkey.isPending}
        />
      )}
      {(ways.has_password || ways.has_code) && (
        <TextField
          autoFocus={!ways.has_passkey}
          label={t(isPassword ? 'session.fresh.password' : 'session.login.code')}
          description={isPassword || ways.has_passkey ? undefined : t('session.login.hint')}
          type={isPassword ? 'password' : 'text'}
          autoComplete={isPassword ? 'current-password' : 'one-time-code'}
          value={proof}
          onChange={setProof}
          errorMessage={isMissing ? missing : undefined}
        />
      )}
    </>
  );
}

/** For those without a password, a code and a passkey: the log-in at their provider, which leads back to this page. */
function ProviderLogin({ provider }: { provider: FreshLoginWays['provider'] }): JSX.Element {
  const t = useTranslate();
  const social = useSocialLogin();
  const sso = useSsoLogin();
  if (!provider) return <Text as="p">{t('session.fresh.none')}</Text>;
  const { kind, id, name } = provider;
  const wish = { next: location.pathname + location.search, isFresh: true };
  const leave = { onSuccess: ({ url }: { url: string }) => location.assign(url) };
  const go = () =>
    kind === 'sso'
      ? sso.mutate({ teamName: id, ...wish }, leave)
      : social.mutate({ provider: id, ...wish }, leave);
  return (
    <Stack gap={4}>
      <Text as="p">{t('session.fresh.provider_text', { name })}</Text>
      <FactorRefusal error={sso.error ?? social.error} />
      <Button
        variant="primary"
        onPress={go}
        isPending={sso.isPending || social.isPending}
        pendingLabel={t('session.checking')}
      >
        {t('session.fresh.provider', { name })}
      </Button>
    </Stack>
  );
}
