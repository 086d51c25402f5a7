'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useCopy } from '../use-copy.ts';

interface ApiKeySecretProps {
  made: Schemas['CreatedApiKey'];
  onClose: () => void;
}

/** The secret, the one time that it can be seen; closing without a copy asks first. */
export function ApiKeySecret({ made, onClose }: ApiKeySecretProps): JSX.Element {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isCopied ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        title={t('team.keys.secret_title', { name: made.name })}
        closeLabel={t('common.close')}
        isOpen
        isDismissable={false}
        onOpenChange={close}
        footer={
          <>
            <Button onPress={close}>{t('common.close')}</Button>
            <Button
              variant="primary"
              icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
              onPress={() => copy(made.secret)}
            >
              {t(isCopied ? 'team.keys.copied' : 'team.keys.copy')}
            </Button>
          </>
        }
      >
        <Banner tone="warn">{t('team.keys.secret_text')}</Banner>
        <Secret tabIndex={0} role="group" aria-label={t('team.keys.secret_label')}>
          {made.secret}
        </Secret>
      </Dialog>
      <ConfirmDialog
        title={t('team.keys.close_title')}
        confirmLabel={t('team.keys.close')}
        cancelLabel={t('team.keys.close_keep')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
      >
        {t('team.keys.close_text')}
      </ConfirmDialog>
    </>
  );
}

const Secret = styled.code.withConfig(innerClass('ApiKeys-secret'))`
  display: block;
  margin-block-start: 14px;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-background);
  font-family: ui-monospace, monospace;
  font-size: var(--pf-font-size-s);
  overflow-wrap: anywhere;
  user-select: all;
`;
