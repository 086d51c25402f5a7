'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import type { BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import { useFaultText } from '../../hours/use-fault-text.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { AttributesControl } from './attributes-control.tsx';
import { CategoriesControl } from './categories-control.tsx';
import { OpeningHoursControl, SpecialHoursControl } from './hours-controls.tsx';
import { LabelsControl } from './labels-control.tsx';
import { MoreHoursControl } from './more-hours-control.tsx';
import { ServicesControl } from './services-control.tsx';
import { StatusControl } from './status-control.tsx';
import { PlainTextControl } from './plain-text-control.tsx';

/** Where the new value of a field is entered. */
export function FieldControl({ bulkKey: key }: { bulkKey: BulkKey }): JSX.Element {
  switch (key) {
    case 'latitude':
    case 'longitude':
      return <DegreesControl half={key} />;
    case 'primary_category':
    case 'additional_categories':
      return <CategoriesControl field={key} />;
    case 'open_status':
      return <StatusControl />;
    case 'opening_hours':
      return <OpeningHoursControl />;
    case 'special_hours':
      return <SpecialHoursControl />;
    case 'more_hours':
      return <MoreHoursControl />;
    case 'labels':
      return <LabelsControl />;
    case 'service_items':
      return <ServicesControl />;
    case 'attributes':
    case 'url_attributes':
      return <AttributesControl list={key} />;
    default:
      return <PlainTextControl field={key} />;
  }
}

function DegreesControl({ half }: { half: 'latitude' | 'longitude' }) {
  const t = useTranslate();
  const faultText = useFaultText();
  const { form } = useBulkEditorView().editor;
  const text = form.draft.coordinates[half] ?? '';
  const found = form.faults.find(({ key }) => key === half);
  return (
    <TextField
      label={t(`bulk_edit.field.${half}`)}
      isLabelHidden
      inputMode="decimal"
      description={t('bulk_edit.degrees_hint')}
      value={text}
      onChange={(next) => form.setCoordinate(half, next)}
      errorMessage={text === '' ? undefined : faultText(found?.fault)}
    />
  );
}
