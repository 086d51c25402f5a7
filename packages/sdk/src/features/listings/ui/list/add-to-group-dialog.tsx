'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
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
    <Dialog
      title={t('listings.list.to_group.title', { count: selection.count })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="s"
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            isPending={form.isAdding}
            pendingLabel={t('listings.list.to_group.adding')}
            onPress={() => form.add([...selection.ids])}
          >
            {t('listings.list.to_group.add')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <GroupChoice form={form} />
        <RefusalBanner message={form.refusal} />
      </Stack>
    </Dialog>
  );
}
