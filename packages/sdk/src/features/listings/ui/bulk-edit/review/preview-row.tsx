'use client';
import type { JSX } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Tag } from '../../../../../ui/display/tag.tsx';
import type { BulkEditRow } from '../../../bulk-edit/bulk-edit-progress.ts';
import { FieldChanges } from '../field-changes.tsx';
import { LocationName } from '../location-name.tsx';

/** One location: what it says and will say, and what stands in the way. */
export function PreviewRow({ row }: { row: BulkEditRow }): JSX.Element {
  const t = useTranslate();
  return (
    <Row>
      <Head>
        <LocationName location={row} />
        {row.reverification.length > 0 && <Tag tone="warn">{t('bulk_edit.row.reverify')}</Tag>}
      </Head>
      {row.refusal && <Problem>{t(`bulk_edit.row.${row.refusal}`)}</Problem>}
      {row.problems.map(({ field, code, message }) => (
        <Problem key={`${field} ${code} ${message}`}>
          {field && `${t(`bulk_edit.field.${field}`)}: `}
          {message}
        </Problem>
      ))}
      {row.fields.length === 0 ? (
        <span>{t('bulk_edit.row.unchanged')}</span>
      ) : (
        <FieldChanges fields={row.fields} before={row.before} after={row.after} />
      )}
    </Row>
  );
}

const Row = styled.li.withConfig(partClass('BulkEditor-row'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-block: 12px;
  border-block-start: 1px solid var(--pf-line-2);
  & > span {
    color: var(--pf-ink-3);
  }
`;

const Head = styled.div.withConfig(innerClass('BulkEditor-rowHead'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

export const Problem: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-problem'))`
  color: var(--pf-bad);
`;
