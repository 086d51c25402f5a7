'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../../client/schema.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';

/** Each field with how many locations get another value in it, and how long that takes. */
export function PreviewSummary({ preview }: { preview: Schemas['BulkEditPreview'] }): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { fields, seconds, changed } = preview;
  if (changed === 0) return null;
  return (
    <>
      <Counts aria-label={t('bulk_edit.preview.fields')}>
        {fields.map(({ field, count }) => (
          <Count key={field}>
            <strong>{t(`bulk_edit.field.${field}`)}</strong>
            <span>{t('common.locations', { count })}</span>
          </Count>
        ))}
      </Counts>
      <p>
        {seconds < 60
          ? t('bulk_edit.preview.at_once')
          : t('bulk_edit.preview.takes', { duration: format.duration(seconds) })}
      </p>
    </>
  );
}

const Counts = styled.ul.withConfig(innerClass('BulkEditor-fieldCounts'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 4px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  & + p {
    margin: 10px 0 14px;
    color: var(--pf-ink-2);
  }
`;

const Count = styled.li.withConfig(innerClass('BulkEditor-fieldCount'))`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-block: 4px;
  border-block-end: 1px solid var(--pf-line-2);
  & > strong {
    font-weight: 550;
  }
  & > span {
    color: var(--pf-ink-2);
    white-space: nowrap;
  }
`;
