'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import type { BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import { fieldOf } from '../../../bulk-edit/use-editable-bulk-keys.ts';
import { useFieldLines } from '../../change/use-field-lines.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { MixedValuesList } from './mixed-values-list.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

/** What the chosen locations say in a field now: the one value, or how many there are, to be opened. */
export function MixedNote({ bulkKey: key }: { bulkKey: BulkKey }): JSX.Element | null {
  const t = useTranslate();
  const { mixed } = useBulkEditorView().editor;
  const linesOf = useFieldLines(mixed.of('country')?.values[0]?.value ?? '');
  const field = fieldOf(key);
  const said = mixed.of(field);
  // Links are some of the attributes only, so that what is said of all of them says little here.
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
