'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSwitchBing } from '../use-map-settings.ts';

interface StopDirectoryDialogProps {
  /** Of the directory. */
  name: string;
  onClose: () => void;
}

/** Asks what becomes of what the directory has when it is switched off. */
export function StopDirectoryDialog({ name, onClose }: StopDirectoryDialogProps): JSX.Element {
  const t = useTranslate();
  const stop = useSwitchBing();
  const refusal = useFormRefusal().messageFor(stop.error);
  const isRemoving = stop.variables?.remove === true;
  const send = (remove: boolean) => stop.mutate({ is_enabled: false, remove }, { onSuccess: onClose });
  return (
    <Dialog
      title={t('integrations.maps.stop.title', { name })}
      role="alertdialog"
      closeLabel={t('common.cancel')}
      isDismissable={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            onPress={() => send(true)}
            isPending={stop.isPending && isRemoving}
            pendingLabel={t('integrations.maps.stop.pending')}
          >
            {t('integrations.maps.stop.remove')}
          </Button>
          <Button
            variant="primary"
            onPress={() => send(false)}
            isPending={stop.isPending && !isRemoving}
            pendingLabel={t('integrations.maps.stop.pending')}
          >
            {t('integrations.maps.stop.leave')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('integrations.maps.stop.leave_text', { name })}</p>
        <p>{t('integrations.maps.stop.remove_text', { name })}</p>
        <RefusalBanner message={refusal} />
      </Stack>
    </Dialog>
  );
}
