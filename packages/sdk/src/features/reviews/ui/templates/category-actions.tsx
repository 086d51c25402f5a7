'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFormRefusal } from '../../../company/form-refusal.ts';
import { editTemplatesAccess, type ReplyCategory } from '../../templates/reply-templates.ts';
import { useEditReplyCategory } from '../../templates/edit-reply-templates.ts';
import { ReplyCategoryDialog } from './reply-category-dialog.tsx';

/** Renames the category that is shown, or deletes it with what it holds. */
export function CategoryActions({ category }: { category: ReplyCategory }): JSX.Element {
  const t = useTranslate();
  const editing = usePermission(editTemplatesAccess);
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const { id, name, templates_count: count } = category;
  const { remove } = useEditReplyCategory();
  const refusal = useFormRefusal().wordsFor(remove.error);
  const close = () => {
    setAsked(undefined);
    remove.reset();
  };
  return (
    <>
      <IconButton
        size="s"
        icon={<EditIcon size={16} />}
        label={t('reply_templates.category.rename', { name })}
        disabledReason={editing.reason?.text}
        onPress={() => setAsked('rename')}
      />
      <IconButton
        size="s"
        icon={<TrashIcon size={16} />}
        label={t('reply_templates.category.delete', { name })}
        disabledReason={editing.reason?.text}
        onPress={() => setAsked('delete')}
      />
      {asked === 'rename' && <ReplyCategoryDialog category={category} onClose={close} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('reply_templates.category.delete_title', { name })}
          confirmLabel={t('reply_templates.category.delete_confirm')}
          cancelLabel={t('common.cancel')}
          isDanger
          isOpen
          onOpenChange={close}
          onConfirm={() => !remove.isPending && remove.mutate(id, { onSuccess: close })}
          isPending={remove.isPending}
          pendingLabel={t('reply_templates.deleting')}
        >
          {count === 0
            ? t('reply_templates.category.delete_empty')
            : t('reply_templates.category.delete_text', { count })}
          {refusal && (
            <Banner tone="bad" role="alert">
              {refusal}
            </Banner>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
