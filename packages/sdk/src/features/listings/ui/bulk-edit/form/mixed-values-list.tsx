'use client';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { isBulkList, type BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import type { BulkEditForm } from '../../../bulk-edit/use-bulk-edit-form.ts';
import { fieldOf } from '../../../bulk-edit/use-editable-bulk-keys.ts';
import { useFieldLines } from '../../change/use-field-lines.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { List } from '../../../../../ui/layout/list.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

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
    <List lines="between" maxInlineSize="min(420px, 80vw)" maxBlockSize="320px">
      {said.values.map(({ value, count }, index) => {
        const words = linesOf(field, { [field]: value }).join(', ') || t('bulk_edit.empty');
        return (
          <Row key={index} as="li" gap={4} padding={[2, 0]}>
            <Text as="div" flex="grow" size="s" wrap="anywhere" dir="auto">
              {words}
            </Text>
            <Text size="s" tone="subtle">
              {format.number(count)}
            </Text>
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
      {more > 0 && (
        <Text as="li" size="s" padding={[2, 0]}>
          {t('bulk_edit.mixed.more', { count: more })}
        </Text>
      )}
    </List>
  );
}

function take(form: BulkEditForm, key: BulkKey, value: ListingFields[keyof ListingFields]) {
  if (key === 'latitude' || key === 'longitude') return form.setCoordinate(key, String(value ?? ''));
  form.tick(key, false);
  form.tick(key, true, value);
}
