'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useMoreHoursTypes } from '../../../offer/use-more-hours-types.ts';
import { MoreHoursField } from '../../hours/more-hours-field.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { faultsIn } from './faults-in.ts';
import { ListMode } from './list-mode.tsx';
import { NamesControl } from './names-control.tsx';

/** Hours of deliveries and the like, of the kinds that the chosen locations can have. */
export function MoreHoursControl(): JSX.Element {
  const t = useTranslate();
  const { form, ids } = useBulkEditorView().editor;
  const { data: types = [] } = useMoreHoursTypes({ facilitiesIds: ids });
  const { mode, values } = form.listOf('more_hours');
  return (
    <ListMode list="more_hours">
      {mode === 'delete' ? (
        <NamesControl
          label={t('bulk_edit.field.more_hours')}
          options={types.map(({ hours_type_id, display_name }) => ({
            id: hours_type_id,
            label: display_name,
          }))}
          chosen={values.map(({ hours_type_id }) => hours_type_id)}
          onChange={(chosen) =>
            form.setValues(
              'more_hours',
              chosen.map((hours_type_id) => ({ hours_type_id, periods: [] })),
            )
          }
        />
      ) : (
        <MoreHoursField
          value={values}
          onChange={(next) => form.setValues('more_hours', next)}
          types={types}
          regularHours={form.valueOf('opening_hours')}
          faults={faultsIn(form.faults, 'more_hours')}
        />
      )}
    </ListMode>
  );
}
