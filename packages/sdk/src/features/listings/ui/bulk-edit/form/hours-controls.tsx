'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { HoursWeekField } from '../../hours/hours-week-field.tsx';
import { SpecialHoursField } from '../../hours/special-hours-field.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { faultsIn } from './faults-in.ts';

/** One week for all locations. */
export function OpeningHoursControl(): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkEditorView().editor;
  return (
    <HoursWeekField
      label={t('bulk_edit.field.opening_hours')}
      value={form.valueOf('opening_hours') ?? []}
      onChange={(week) => form.set('opening_hours', week)}
      faults={faultsIn(form.faults, 'opening_hours')}
    />
  );
}

/** Hours of single dates for all locations; holidays are those of the country that most of them are in. */
export function SpecialHoursControl(): JSX.Element {
  const { form, mixed } = useBulkEditorView().editor;
  return (
    <SpecialHoursField
      value={form.valueOf('special_hours') ?? []}
      onChange={(dates) => form.set('special_hours', dates)}
      regularHours={form.valueOf('opening_hours')}
      country={mixed.of('country')?.values[0]?.value}
      faults={faultsIn(form.faults, 'special_hours')}
    />
  );
}
