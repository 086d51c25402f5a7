'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePasskeySupport } from '../passkey-support.ts';

interface PasskeyButtonProps {
  onPress: () => void;
  isPending: boolean;
}

/** Uses a passkey; where this page cannot, says why, since the account has one. Nothing before that is known. */
export function PasskeyButton({ onPress, isPending }: PasskeyButtonProps): JSX.Element | null {
  const t = useTranslate();
  const support = usePasskeySupport();
  if (support === undefined) return null;
  if (support !== 'available')
    return (
      <Text as="p" size="s" tone="muted">
        {t(support === 'elsewhere' ? 'session.passkeys.elsewhere' : 'session.passkeys.browser')}
      </Text>
    );
  return (
    <Button variant="primary" onPress={onPress} isPending={isPending} pendingLabel={t('session.checking')}>
      {t('session.passkeys.use')}
    </Button>
  );
}
