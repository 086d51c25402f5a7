'use client';
import { groupLimits } from '@pinfold/contract/features/listings/groups/group';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useAddToGroup } from '../../groups/use-edit-groups.ts';
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
        <RadioGroup
          label={t('listings.list.to_group.kind')}
          value={form.isNew ? 'new' : 'existing'}
          onChange={(kind) => form.setNew(kind === 'new')}
          options={[
            { value: 'existing', label: t('listings.list.to_group.existing') },
            { value: 'new', label: t('listings.list.to_group.new') },
          ]}
        />
        {form.isNew ? (
          <TextField
            label={t('listings.groups.form.name')}
            value={form.name}
            onChange={form.setName}
            maxLength={groupLimits.name}
            errorMessage={form.nameMessage}
          />
        ) : (
          <ComboBox
            label={t('listings.list.to_group.group')}
            placeholder={t('listings.list.to_group.hint')}
            description={t('listings.list.to_group.label_groups')}
            emptyText={t('listings.list.filter.nothing')}
            loadingText={t('common.loading')}
            options={form.groups.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={form.groupId === null ? null : String(form.groupId)}
            onChange={(id) => form.setGroupId(id === null ? null : Number(id))}
            errorMessage={form.groupMessage}
          />
        )}
        {form.refusal && (
          <Banner tone="bad" role="alert">
            {form.refusal}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
