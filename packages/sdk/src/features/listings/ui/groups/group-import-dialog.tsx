'use client';
import { groupLimits } from '@pinfold/contract/features/listings/group-limits';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useGroupImport, type GroupImportState } from '../../groups/use-group-import.ts';
import type { LocationGroup } from '../../use-review-locations.ts';
import { GroupFileField } from './group-file-field.tsx';
import { GroupImportOutcome } from './group-import-outcome.tsx';
import { GroupForm, GroupNote } from './group-page-parts.ts';

interface GroupImportDialogProps {
  /** The group to fill; chosen in the dialog without. */
  group: LocationGroup | undefined;
  onClose: () => void;
}

/** Brings locations into a group by their store codes. */
export function GroupImportDialog({ group, onClose }: GroupImportDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useGroupImport(group);
  const { outcome } = form;
  return (
    <Dialog
      title={t('listings.groups.csv.title')}
      closeLabel={t('common.close')}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        outcome ? (
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('common.cancel')}</Button>
            <Button
              variant="primary"
              onPress={form.send}
              isPending={form.isSending}
              pendingLabel={t('listings.groups.csv.importing')}
            >
              {t('listings.groups.csv.import')}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <GroupImportOutcome outcome={outcome} />
      ) : (
        <GroupForm>
          <GroupNote>{t('listings.groups.csv.rule')}</GroupNote>
          <GroupFileField form={form} />
          {group ? (
            <GroupNote>
              {t('listings.list.to_group.group')}: <strong>{group.name}</strong>
            </GroupNote>
          ) : (
            <Target form={form} />
          )}
          {form.refusal && (
            <Banner tone="bad" role="alert">
              {form.refusal}
            </Banner>
          )}
        </GroupForm>
      )}
    </Dialog>
  );
}

/** Which group the locations join. */
function Target({ form }: { form: GroupImportState }) {
  const t = useTranslate();
  return (
    <>
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
          options={form.groups.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={form.groupId === null ? null : String(form.groupId)}
          onChange={(id) => form.setGroupId(id === null ? null : Number(id))}
          errorMessage={form.groupMessage}
        />
      )}
    </>
  );
}
