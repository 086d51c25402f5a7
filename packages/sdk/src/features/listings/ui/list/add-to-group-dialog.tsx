'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useAddToGroup } from '../../groups/use-edit-groups.ts';
import { GroupChoice } from '../groups/group-choice.tsx';
import { useLocationListView } from './location-list-context.ts';

/** Which group the ticked locations join. */
export function AddToGroupDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const { list, onAddedToGroup } = useLocationListView();
  const { selection } = list;
  const form = useAddToGroup({
    onAdded: (group) => {
      onClose();
      onAddedToGroup?.(group);
    },
  });
  return (
    <FormDialog
      title={t('listings.list.to_group.title', { count: selection.count })}
      size="s"
      onClose={onClose}
      onSubmit={() => form.add([...selection.ids])}
      action={{
        children: t('listings.list.to_group.add'),
        isPending: form.isAdding,
        pendingLabel: t('listings.list.to_group.adding'),
      }}
    >
      <GroupChoice form={form} />
      <RefusalBanner message={form.refusal} />
    </FormDialog>
  );
}
