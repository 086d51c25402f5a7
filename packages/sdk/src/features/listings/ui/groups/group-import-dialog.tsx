'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GroupImport } from '../../groups/use-edit-groups.ts';
import { useGroupImport } from '../../groups/use-group-import.ts';
import type { LocationGroup } from '../../use-locations-choice.ts';
import { GroupChoice } from './group-choice.tsx';
import { GroupFileField } from './group-file-field.tsx';

interface GroupImportDialogProps {
  /** The group to fill; chosen in the dialog without. */
  group: LocationGroup | undefined;
  onClose: () => void;
}

/** Adds locations to a group by their store codes. */
export function GroupImportDialog({ group, onClose }: GroupImportDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useGroupImport(group);
  return (
    <FormDialog
      title={t('listings.groups.csv.title')}
      isDismissable={false}
      onClose={onClose}
      onSubmit={form.send}
      action={{
        children: t('listings.groups.csv.import'),
        isPending: form.isSending,
        pendingLabel: t('listings.groups.csv.importing'),
      }}
      outcome={form.outcome && <GroupImportOutcome outcome={form.outcome} />}
    >
      <Text as="p" tone="muted">
        {t('listings.groups.csv.rule')}
      </Text>
      <GroupFileField form={form} />
      {group ? (
        <Text as="p" tone="muted">
          {t('listings.list.to_group.group')}: <strong>{group.name}</strong>
        </Text>
      ) : (
        <GroupChoice form={form} />
      )}
      <RefusalBanner message={form.refusal} />
    </FormDialog>
  );
}

/** How many locations were added, and which codes are unknown. */
function GroupImportOutcome({ outcome }: { outcome: GroupImport & { name: string } }) {
  const t = useTranslate();
  const { added, already_in, unknown_codes, name } = outcome;
  const unknown = t('listings.groups.csv.unknown', { count: unknown_codes.length });
  return (
    <Stack gap={5}>
      <Banner tone="good" role="status">
        {t('listings.groups.csv.added', { count: added, name })}{' '}
        {already_in > 0 && <span>{t('listings.groups.csv.already', { count: already_in })}</span>}
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
