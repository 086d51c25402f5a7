'use client';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { isBulkList, type BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import type { BulkEditForm } from '../../../bulk-edit/use-bulk-edit-form.ts';
import { fieldOf } from '../../../bulk-edit/use-editable-bulk-keys.ts';
import { useFieldLines } from '../../change/use-field-lines.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

interface MixedValuesListProps {
  bulkKey: BulkKey;
  onDone: () => void;
}

/** Each value that locations have in a field, with how many have it, and the way to take it for all of them. */
export function MixedValuesList({ bulkKey: key, onDone }: MixedValuesListProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { form, mixed } = useBulkEditorView().editor;
  const linesOf = useFieldLines(mixed.of('country')?.values[0]?.value ?? '');
  const field = fieldOf(key);
  const said = mixed.of(field);
  if (!said) return null;
  const more = said.distinct - said.values.length;
  return (
    <List>
      {said.values.map(({ value, count }, index) => {
        const words = linesOf(field, { [field]: value }).join(', ') || t('bulk_edit.empty');
        return (
          <Row key={index}>
            <div dir="auto">{words}</div>
            <span>{format.number(count)}</span>
            {!isBulkList(key) && words !== t('bulk_edit.empty') && (
              <Button
                size="s"
                aria-label={t('bulk_edit.mixed.use_of', { value: words })}
                onPress={() => {
                  take(form, key, value);
                  onDone();
                }}
              >
                {t('bulk_edit.mixed.use')}
              </Button>
            )}
          </Row>
        );
      })}
      {more > 0 && <Row>{t('bulk_edit.mixed.more', { count: more })}</Row>}
    </List>
  );
}

function take(form: BulkEditForm, key: BulkKey, value: ListingFields[keyof ListingFields]) {
  if (key === 'latitude' || key === 'longitude') return form.setCoordinate(key, String(value ?? ''));
  form.tick(key, false);
  form.tick(key, true, value);
}

const List = styled.ul.withConfig(innerClass('BulkEditor-mixed'))`
  max-inline-size: min(420px, 80vw);
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

const Row = styled.li.withConfig(innerClass('BulkEditor-mixedRow'))`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 5px;
  border-block-start: 1px solid var(--pf-line-2);
  font-size: var(--pf-font-size-s);
  &:where(:first-child) {
    border-block-start: 0;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span {
    color: var(--pf-ink-3);
    font-variant-numeric: tabular-nums;
  }
`;
