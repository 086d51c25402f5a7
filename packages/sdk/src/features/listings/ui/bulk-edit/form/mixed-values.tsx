'use client';
import type { JSX } from 'react';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import { type BulkKey, isBulkList } from '../../../bulk-edit/bulk-edit-draft.ts';
import type { BulkFormControls } from '../../../bulk-edit/use-bulk-edit-form.ts';
import { fieldOf } from '../../../bulk-edit/use-bulk-selection.ts';
import { useFieldLines } from '../../change/value-lines.ts';
import { useBulkCountry, useBulkFormView } from '../bulk-editor-context.ts';

/** The current value of a field in the chosen locations, or the number of different values, which can be opened. */
export function MixedNote({ bulkKey: key }: { bulkKey: BulkKey }): JSX.Element | null {
  const t = useTranslate();
  const { mixed } = useBulkFormView();
  const linesOf = useFieldLines(useBulkCountry() ?? '');
  const field = fieldOf(key);
  const said = mixed(field);
  // Links are only some of the attributes, so the values of all attributes are of no use here.
  if (!said || said.distinct === 0 || key === 'url_attributes') return null;
  const value = linesOf(field, { [field]: said.values[0]?.value }).join(', ');
  if (said.distinct === 1)
    return (
      <Text size="s" tone="subtle" clamp={1} maxInlineSize="min(420px, 100%)" dir="auto">
        {value ? t('bulk_edit.everywhere', { value }) : t('bulk_edit.empty_everywhere')}
      </Text>
    );
  return (
    <Popover
      label={t('bulk_edit.mixed.of', { field: t(`bulk_edit.field.${key}`) })}
      placement="bottom end"
      trigger={
        <Button size="s" variant="ghost">
          {t('bulk_edit.mixed', { count: said.distinct })}
        </Button>
      }
    >
      {(close) => <MixedValuesList bulkKey={key} onDone={close} />}
    </Popover>
  );
}

interface MixedValuesListProps {
  bulkKey: BulkKey;
  onDone: () => void;
}

/** Each value of a field with its number of locations, and a button that takes it for all of them. */
function MixedValuesList({ bulkKey: key, onDone }: MixedValuesListProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { form, mixed } = useBulkFormView();
  const linesOf = useFieldLines(useBulkCountry() ?? '');
  const field = fieldOf(key);
  const said = mixed(field);
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

function take(form: BulkFormControls, key: BulkKey, value: ListingFields[keyof ListingFields]) {
  if (key === 'latitude' || key === 'longitude') return form.setCoordinate(key, String(value ?? ''));
  form.tick(key, false);
  form.tick(key, true, value);
}
