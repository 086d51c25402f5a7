'use client';
import type { JSX } from 'react';
import { groupLimits } from '@pinfold/contract/features/listings/groups/group';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useGroupForm } from '../../groups/use-group-form.ts';
import { useLabels } from '../../list/use-locations.ts';
import type { LocationGroup } from '../../use-locations-choice.ts';
import { LocationPicker } from '../picker/location-picker.tsx';
import { usePickerTexts } from '../picker/use-picker-texts.ts';

interface GroupFormDialogProps {
  group: LocationGroup | undefined;
  onClose: () => void;
  onSaved: (group: LocationGroup) => void;
}

/** A group's name, and its locations or its labels. */
export function GroupFormDialog({ group, onClose, onSaved }: GroupFormDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useGroupForm({ group, onSaved });
  const { data: known = [] } = useLabels({ enabled: form.isLabelGroup });
  const texts = usePickerTexts();
  return (
    <FormDialog
      title={t(form.isNew ? 'listings.groups.form.new_title' : 'listings.groups.form.edit_title')}
      isDismissable={false}
      onClose={onClose}
      onSubmit={form.save}
      action={{
        children: t(form.isNew ? 'listings.groups.form.create' : 'listings.groups.form.save'),
        isPending: form.isSaving,
        pendingLabel: t('listings.groups.form.saving'),
      }}
    >
      <TextField
        label={t('listings.groups.form.name')}
        value={form.name}
        onChange={form.setName}
        maxLength={groupLimits.name}
        errorMessage={form.nameMessage}
        autoFocus={form.isNew}
      />
      {form.isNew && (
        <SegmentedControl
          label={t('listings.groups.form.kind')}
          segments={[
            { id: 'chosen', label: t('listings.groups.form.kind_chosen') },
            { id: 'labels', label: t('listings.groups.form.kind_labels') },
          ]}
          value={form.isLabelGroup ? 'labels' : 'chosen'}
          onChange={(kind) => form.setLabelGroup(kind === 'labels')}
        />
      )}
      {form.isLabelGroup && (
        <MultiComboBox
          label={t('listings.groups.form.labels')}
          description={t('listings.groups.form.labels_hint')}
          errorMessage={form.labelsMessage}
          emptyText={t('common.list.nothing')}
          removeLabel={(name) => t('common.list.remove', { name })}
          options={known.map(({ label }) => ({ id: label, label }))}
          value={form.labels.map((label) => ({ id: label, label }))}
          onChange={(chosen) => form.setLabels(chosen.map(({ id }) => id).slice(0, groupLimits.labels))}
        />
      )}
      {!form.canToggle && (
        <Text as="p" tone="muted">
          {t('listings.groups.form.label_reason')}
        </Text>
      )}
      {form.canToggle &&
        (form.isLoading ? (
          <Skeleton label={t('common.loading')} blocks={3} lines={2} />
        ) : (
          <LocationPicker choice={form.picker} texts={texts} />
        ))}
      <RefusalBanner message={form.refusal} />
    </FormDialog>
  );
}
