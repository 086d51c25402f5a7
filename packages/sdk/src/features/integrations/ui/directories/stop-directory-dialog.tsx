'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface StopDirectoryDialogProps {
  texts: 'apple_accounts' | 'integrations.maps';
  /** Of the directory. */
  name: string;
  /** With `remove`, what the directory has is taken out of it as well. */
  onStop: (remove: boolean) => void;
  /** What is under way. */
  pending: 'stop' | 'remove' | undefined;
  error: ApiError | null;
  onClose: () => void;
}

/** Asks what becomes of what the directory has when it is switched off. */
export function StopDirectoryDialog(props: StopDirectoryDialogProps): JSX.Element {
  const { texts, name, onStop, pending, error, onClose } = props;
  const t = useTranslate();
  const refusal = useFormRefusal().messageFor(error);
  return (
    <Dialog
      title={t(`${texts}.stop.title`, { name })}
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
            onPress={() => onStop(true)}
            isPending={pending === 'remove'}
            pendingLabel={t(`${texts}.stop.pending`)}
          >
            {t(`${texts}.stop.remove`)}
          </Button>
          <Button
            variant="primary"
            onPress={() => onStop(false)}
            isPending={pending === 'stop'}
            pendingLabel={t(`${texts}.stop.pending`)}
          >
            {t(`${texts}.stop.leave`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" wrap="pretty">
          {t(`${texts}.stop.leave_text`, { name })}
        </Text>
        <Text as="p" wrap="pretty">
          {t(`${texts}.stop.remove_text`, { name })}
        </Text>
        <RefusalBanner message={refusal} />
      </Stack>
    </Dialog>
  );
}
