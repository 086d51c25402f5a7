'use client';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GroupImportState } from '../../groups/use-group-import.ts';

/** The CSV file with store codes, and what is wrong with it. */
export function GroupFileField({ form }: { form: GroupImportState }): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { file, fileMessage } = form;
  return (
    <Row gap={4} rowGap={3} wrap {...takesFile((dropped) => void form.choose(dropped))}>
      <FileButton
        label={t('listings.groups.csv.choose')}
        accept=".csv,text/csv"
        describedBy={fileMessage && id}
        onChoose={(chosen) => void form.choose(chosen)}
      >
        {t(file ? 'listings.groups.csv.change' : 'listings.groups.csv.choose')}
      </FileButton>
      <Text role="status" tone="muted" wrap="anywhere">
        {file && t('listings.groups.csv.read', { name: file.name, count: file.codes.length })}
      </Text>
      {fileMessage && (
        <Text id={id} role="alert" size="s" tone="bad" inlineSize="100%">
          {fileMessage}
        </Text>
      )}
    </Row>
  );
}
