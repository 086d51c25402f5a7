'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useMemberFormState } from './member-form-context.ts';

/** The way back and the way on. */
export function MemberDialogFooter({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  const { member, step, isFirst, isLast, isSending, addresses } = form;
  if (step === 'complete')
    return (
      <>
        {!member && <Button onPress={() => form.begin()}>{t('team.dialog.another')}</Button>}
        <Button variant="primary" onPress={onClose}>
          {t('team.dialog.done')}
        </Button>
      </>
    );
  const send = member ? t('team.dialog.save') : t('team.dialog.send', { count: addresses.length });
  return (
    <>
      <Inset basis="auto">
        {isFirst ? (
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        ) : (
          <Button onPress={form.back} isDisabled={isSending}>
            {t('team.dialog.back')}
          </Button>
        )}
      </Inset>
      <Button
        variant="primary"
        onPress={form.next}
        isPending={isSending}
        pendingLabel={t('team.dialog.sending')}
      >
        {isLast ? send : t('team.dialog.next')}
      </Button>
    </>
  );
}
