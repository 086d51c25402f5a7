'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
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
      <Start>
        {isFirst ? (
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        ) : (
          <Button onPress={form.back} isDisabled={isSending}>
            {t('team.dialog.back')}
          </Button>
        )}
      </Start>
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

const Start = styled.div.withConfig(innerClass('MemberDialog-footerStart'))`
  flex: 1 0 auto;
`;
