import { useSsoConnection } from '@pinfold/sdk/headless/company';
import { Button, ConfirmDialog } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';

/** Switches single sign-on off, after a question. */
export function DisconnectSso({ refusal }: { refusal: string | undefined }) {
  const t = useText();
  const { remove } = useSsoConnection();
  const [isAsking, setAsking] = useState(false);
  const disconnect = () =>
    remove.mutate(undefined, {
      onSuccess: () => notifyGood(t('sso.disconnected')),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" disabledReason={refusal} onPress={() => setAsking(true)}>
        {t('sso.disconnect')}
      </Button>
      <ConfirmDialog
        title={t('sso.disconnect_title')}
        confirmLabel={t('sso.disconnect')}
        cancelLabel={t('sso.cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={disconnect}
        isPending={remove.isPending}
        pendingLabel={t('sso.disconnecting')}
      >
        {t('sso.disconnect_text')}
      </ConfirmDialog>
    </>
  );
}
