'use client';
import { groupLimits } from '@pinfold/contract/features/listings/groups/group';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { GroupImport } from '../../groups/use-edit-groups.ts';
import { useGroupImport, type GroupImportState } from '../../groups/use-group-import.ts';
import type { LocationGroup } from '../../use-review-locations.ts';
import { GroupFileField } from './group-file-field.tsx';

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
        <Stack gap={5}>
          <Text as="p" tone="muted">
            {t('listings.groups.csv.rule')}
          </Text>
          <GroupFileField form={form} />
          {group ? (
            <Text as="p" tone="muted">
              {t('listings.list.to_group.group')}: <strong>{group.name}</strong>
            </Text>
          ) : (
            <Target form={form} />
          )}
          {form.refusal && (
            <Banner tone="bad" role="alert">
              {form.refusal}
            </Banner>
          )}
        </Stack>
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

/** How many locations joined, and which codes nobody has. */
function GroupImportOutcome({ outcome }: { outcome: GroupImport & { name: string } }) {
  const t = useTranslate();
  const { added, already_in, unknown_codes, name } = outcome;
  const unknown = t('listings.groups.csv.unknown', { count: unknown_codes.length });
  return (
    <Stack gap={5}>
      <Banner tone="good" role="status">
        {t('listings.groups.csv.added', { count: added, name })}{' '}
        {already_in > 0 && t('listings.groups.csv.already', { count: already_in })}
      </Banner>
      {unknown_codes.length > 0 && (
        <Banner tone="warn" role="alert">
          {unknown}
          <Codes tabIndex={0} aria-label={unknown}>
            {unknown_codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </Banner>
      )}
    </Stack>
  );
}

/** As many codes as a file has scroll inside the dialog, and can be copied. */
const Codes = styled.ul`
  max-block-size: 200px;
  margin: 6px 0 0;
  padding-inline-start: 18px;
  overflow: auto;
  user-select: text;
`;
