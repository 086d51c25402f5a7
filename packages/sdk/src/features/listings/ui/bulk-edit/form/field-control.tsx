'use client';
import type { JSX } from 'react';
import {
  additionalCategoriesLimit,
  categoryKey,
} from '@pinfold/contract/features/listings/listing-categories';
import { listingTextLength, listingTextLengths } from '@pinfold/contract/features/listings/listing-texts';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import type { BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import { useListingCategories } from '../../../catalog/use-catalog.ts';
import { useFaultText } from '../../../fault-message.ts';
import { CategoryRow, CategorySearch } from '../../catalog/category-choice.tsx';
import { providerName } from '../../change/provider-names.tsx';
import { HoursWeekField } from '../../hours/hours-week-field.tsx';
import { SpecialHoursField } from '../../hours/special-hours-field.tsx';
import { useBulkCountry, useBulkDraft, useBulkFaults, useBulkFormView } from '../bulk-editor-context.ts';
import {
  AttributesControl,
  LabelsControl,
  MoreHoursControl,
  ServicesControl,
  useListFaults,
} from './list-controls.tsx';

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
  const { form } = useBulkFormView();
  const text = useBulkDraft(({ coordinates }) => coordinates[half]) ?? '';
  const [found] = useBulkFaults(half);
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

interface PlainTextControlProps {
  field: 'name' | 'website' | 'phone_number' | 'phone_number_2' | 'description' | 'opening_date';
}

const inputTypes = { website: 'url', phone_number: 'tel', phone_number_2: 'tel' } as const;

/** One text for all locations. */
function PlainTextControl({ field }: PlainTextControlProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const faultText = useFaultText();
  const { form } = useBulkFormView();
  const value = useBulkDraft(({ fields }) => fields[field]) ?? '';
  const [found] = useBulkFaults(field);
  const shared = {
    label: t(`bulk_edit.field.${field}`),
    isLabelHidden: true,
    value,
    onChange: (text: string) => form.set(field, text),
    errorMessage: faultText(found?.fault),
  };
  if (field === 'description')
    return (
      <TextArea
        {...shared}
        dir="auto"
        description={`${format.number(listingTextLength(value))} / ${format.number(listingTextLengths.description)}`}
      />
    );
  return (
    <TextField
      {...shared}
      dir="auto"
      type={field in inputTypes ? inputTypes[field as keyof typeof inputTypes] : 'text'}
      description={field === 'opening_date' ? t('bulk_edit.date_hint') : undefined}
    />
  );
}

/** Whether the locations do business. */
function StatusControl(): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkFormView();
  const value = useBulkDraft(({ fields }) => fields.open_status);
  return (
    <Select
      label={t('bulk_edit.field.open_status')}
      isLabelHidden
      options={openStatuses.map((status) => ({ id: status, label: t(`bulk_edit.open_status.${status}`) }))}
      value={value || null}
      onChange={(chosen) => {
        const status = openStatuses.find((one) => one === chosen);
        if (status) form.set('open_status', status);
      }}
    />
  );
}

/** One primary category for all locations, or the additional ones that all shall have. */
function CategoriesControl({ field }: { field: 'primary_category' | 'additional_categories' }): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkFormView();
  const country = useBulkCountry();
  const isPrimary = field === 'primary_category';
  const value = useBulkDraft(({ fields }) => fields[field]) ?? [];
  const chosen = (typeof value === 'string' ? [value] : value).filter((id) => id !== '');
  const { data: known = [] } = useListingCategories({ ids: chosen, country });
  const nameOf = (id: string) =>
    known.find(({ category_id }) => categoryKey(category_id) === categoryKey(id))?.name ?? providerName(id);
  const choose = (ids: readonly string[]) =>
    isPrimary ? form.set('primary_category', ids.at(-1) ?? '') : form.set('additional_categories', ids);
  return (
    <>
      {chosen.length > 0 && (
        <List lines="below" padding={[0, 0, 3]}>
          {chosen.map((id) => (
            <CategoryRow
              key={id}
              name={nameOf(id)}
              isPrimary={isPrimary}
              isDisabled={false}
              isReadOnly={false}
              onRemove={() => choose(chosen.filter((one) => one !== id))}
            />
          ))}
        </List>
      )}
      <CategorySearch
        label={t(`bulk_edit.field.${field}`)}
        country={country}
        isTaken={(id) => chosen.some((one) => categoryKey(one) === categoryKey(id))}
        isDisabled={!isPrimary && chosen.length >= additionalCategoriesLimit}
        onChoose={(id) => choose([...chosen, id])}
      />
    </>
  );
}

/** One week for all locations. */
function OpeningHoursControl(): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkFormView();
  return (
    <HoursWeekField
      label={t('bulk_edit.field.opening_hours')}
      value={useBulkDraft(({ fields }) => fields.opening_hours) ?? []}
      onChange={(week) => form.set('opening_hours', week)}
      faults={useListFaults('opening_hours')}
    />
  );
}

/** Hours of single dates for all locations; holidays are those of the country that most of them are in. */
function SpecialHoursControl(): JSX.Element {
  const { form } = useBulkFormView();
  return (
    <SpecialHoursField
      value={useBulkDraft(({ fields }) => fields.special_hours) ?? []}
      onChange={(dates) => form.set('special_hours', dates)}
      regularHours={useBulkDraft(({ fields }) => fields.opening_hours)}
      country={useBulkCountry()}
      faults={useListFaults('special_hours')}
    />
  );
}
