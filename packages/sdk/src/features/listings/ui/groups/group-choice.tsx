'use client';
import { groupLimits } from '@pinfold/contract/features/listings/groups/group';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { GroupImportState } from '../../groups/use-group-import.ts';

interface GroupChoiceProps {
  form: Pick<
    GroupImportState,
    'isNew' | 'groups' | 'groupId' | 'setGroupId' | 'groupMessage' | 'name' | 'setName' | 'nameMessage'
  > & { setNew: (isNew: boolean) => void };
}

/** Which group locations join: one that there is, or a new one. */
export function GroupChoice({ form }: GroupChoiceProps): JSX.Element {
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
          emptyText={t('common.list.nothing')}
          loadingText={t('common.loading')}
          options={form.groups.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={form.groupId === null ? null : String(form.groupId)}
          onChange={(id) => form.setGroupId(id === null ? null : Number(id))}
          errorMessage={form.groupMessage}
        />
      )}
    </>
  );
}
