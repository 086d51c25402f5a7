'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { useFaultText } from '../../hours/use-fault-text.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { ListMode } from './list-mode.tsx';

/** Labels to add, to take away, or to have instead. */
export function LabelsControl(): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText();
  const { form } = useBulkEditorView().editor;
  const { values } = form.listOf('labels');
  const add = (text: string) => {
    const typed = text.split(/[,;\n]/).map((label) => label.trim());
    form.setValues('labels', [...new Set([...values, ...typed.filter((label) => label !== '')])]);
  };
  return (
    <ListMode list="labels">
      <EntriesField
        label={t('bulk_edit.field.labels')}
        isLabelHidden
        entries={values}
        onAdd={add}
        onRemove={(label) =>
          form.setValues(
            'labels',
            values.filter((one) => one !== label),
          )
        }
        removeLabel={(label) => t('bulk_edit.labels.remove', { label })}
        description={t('bulk_edit.labels.hint')}
        errorMessage={faultText(form.faults.find(({ key }) => key === 'labels')?.fault)}
      />
    </ListMode>
  );
}
