'use client';
import { useId, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { UploadIcon } from '../../../../ui/icons/action-icons.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { GroupImportState } from '../../groups/use-group-import.ts';

/** The CSV file with store codes, and what is wrong with it. */
export function GroupFileField({ form }: { form: GroupImportState }): JSX.Element {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { file, fileMessage } = form;
  return (
    <Field>
      <FileInput
        ref={input}
        type="file"
        accept=".csv,text/csv"
        tabIndex={-1}
        aria-label={t('listings.groups.csv.choose')}
        onChange={({ target }) => {
          void form.choose(target.files?.[0]);
          // The same file, mended, can be chosen again.
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
      <FileText role="status">
        {file && t('listings.groups.csv.read', { name: file.name, count: file.codes.length })}
      </FileText>
      {fileMessage && (
        <FileError id={id} role="alert">
          {fileMessage}
        </FileError>
      )}
    </Field>
  );
}

const Field = styled.div.withConfig(partClass('LocationGroups-file'))`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
`;

const FileInput = styled.input.withConfig(partClass('LocationGroups-fileInput'))`
  ${visuallyHidden}
`;

const FileText = styled.span.withConfig(partClass('LocationGroups-fileText'))`
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
`;

const FileError = styled.span.withConfig(partClass('LocationGroups-fileError'))`
  flex-basis: 100%;
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;
