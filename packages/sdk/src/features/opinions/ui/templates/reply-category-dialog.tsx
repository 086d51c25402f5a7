'use client';
import { replyCategoryMaxLength } from '@pinfold/contract/features/opinions/templates/reply-template';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
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
  const { save } = useEditReplyCategory();
  const { messageFor } = useFormRefusal();
  const [name, setName] = useState(category?.name ?? '');
  const length = name.trim().length;
  const tooLong =
    length > replyCategoryMaxLength
      ? t('reply_templates.category.name_too_long', { max: replyCategoryMaxLength })
      : undefined;
  const problem = length === 0 ? t('reply_templates.category.name_missing') : tooLong;
  return (
    <FormDialog
      size="s"
      title={t(category ? 'reply_templates.category.rename_title' : 'reply_templates.category.new')}
      onClose={onClose}
      onSubmit={() => save.mutate({ id: category?.id, name }, { onSuccess: onSaved ?? onClose })}
      action={{
        children: t('reply_templates.form.save'),
        disabledReason: problem,
        isPending: save.isPending,
        pendingLabel: t('reply_templates.form.saving'),
      }}
    >
      <TextField
        autoFocus
        label={t('reply_templates.category.name')}
        value={name}
        onChange={setName}
        isRequired
        errorMessage={tooLong ?? messageFor(save.error)}
      />
    </FormDialog>
  );
}
