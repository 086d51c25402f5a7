'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFormRefusal } from '../../../company/form-refusal.ts';
import type { ReplyTemplate } from '../../templates/reply-templates.ts';
import { useEditReplyTemplate } from '../../templates/edit-reply-templates.ts';

interface DeleteTemplateProps {
  template: ReplyTemplate;
  onClose: () => void;
}

/** Asks before a template goes. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps): JSX.Element {
  const t = useTranslate();
  const { remove } = useEditReplyTemplate();
  const refusal = useFormRefusal().wordsFor(remove.error);
  return (
    <ConfirmDialog
      title={t('reply_templates.delete_title')}
      confirmLabel={t('reply_templates.delete_confirm')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => !remove.isPending && remove.mutate(template.id, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('reply_templates.deleting')}
    >
      {t('reply_templates.delete_text')}
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
