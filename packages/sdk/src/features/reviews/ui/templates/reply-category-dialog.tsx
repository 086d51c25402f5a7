'use client';
import { replyCategoryMaxLength } from '@pinfold/contract/features/reviews/templates/reply-template';
import { useId, useState, type FormEvent, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { ReplyCategory } from '../../templates/reply-templates.ts';
import { useEditReplyCategory } from '../../templates/edit-reply-templates.ts';

interface ReplyCategoryDialogProps {
  /** Left out, a new one. */
  category?: ReplyCategory | undefined;
  /** @default closes it */
  onSaved?: ((category: ReplyCategory) => void) | undefined;
  onClose: () => void;
}

/** Names a category, new or old. */
export function ReplyCategoryDialog({ category, onSaved, onClose }: ReplyCategoryDialogProps): JSX.Element {
  const t = useTranslate();
  const formId = useId();
  const { save } = useEditReplyCategory();
  const { messageFor } = useFormRefusal();
  const [name, setName] = useState(category?.name ?? '');
  const length = name.trim().length;
  const tooLong =
    length > replyCategoryMaxLength
      ? t('reply_templates.category.name_too_long', { max: replyCategoryMaxLength })
      : undefined;
  const problem = length === 0 ? t('reply_templates.category.name_missing') : tooLong;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem || save.isPending) return;
    save.mutate({ id: category?.id, name }, { onSuccess: onSaved ?? onClose });
  };
  return (
    <Dialog
      size="s"
      title={t(category ? 'reply_templates.category.rename_title' : 'reply_templates.category.new')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabledReason={problem}
            isPending={save.isPending}
            pendingLabel={t('reply_templates.form.saving')}
          >
            {t('reply_templates.form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          label={t('reply_templates.category.name')}
          value={name}
          onChange={setName}
          isRequired
          errorMessage={tooLong ?? messageFor(save.error)}
        />
      </form>
    </Dialog>
  );
}
