'use client';
import { useId, useRef, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { UploadIcon } from '../../../../ui/icons/action-icons.tsx';
import { FileInput } from '../../../../ui/fields/file-input.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GroupImportState } from '../../groups/use-group-import.ts';

/** The CSV file with store codes, and what is wrong with it. */
export function GroupFileField({ form }: { form: GroupImportState }): JSX.Element {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { file, fileMessage } = form;
  return (
    <Row gap={4} rowGap={3} wrap>
      <FileInput
        ref={input}
        accept=".csv,text/csv"
        aria-label={t('listings.groups.csv.choose')}
        onChange={({ target }) => {
          void form.choose(target.files?.[0]);
          // Allows choosing the same file again after it was corrected.
          target.value = '';
        }}
      />
      <Button
        icon={<UploadIcon size={16} />}
        {...(fileMessage && { 'aria-describedby': id })}
        onPress={() => input.current?.click()}
      >
        {t(file ? 'listings.groups.csv.change' : 'listings.groups.csv.choose')}
      </Button>
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
