'use client';
import type { JSX, ReactNode } from 'react';
import { attributeValueTypes } from '@pinfold/contract/features/listings/attributes/attribute';
import { type BulkList, bulkModes } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import type { BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';
import {
  useAttributeMetadata,
  useListingCategories,
  useMoreHoursTypes,
} from '../../../catalog/use-catalog.ts';
import { useFaultText } from '../../../fault-message.ts';
import { AttributesField, UrlAttributesField } from '../../catalog/attributes-field.tsx';
import { ServicesField } from '../../catalog/services-field.tsx';
import { MoreHoursField } from '../../hours/more-hours-field.tsx';
import {
  useBulkCountry,
  useBulkDraft,
  useBulkFaults,
  useBulkFormView,
  useBulkList,
  useChosenCategoryIds,
} from '../bulk-editor-context.ts';

interface ListModeProps {
  list: BulkList;
  /** What the mode does, where the usual words do not fit. */
  hint?: string | undefined;
  /** Where the entries are chosen. */
  children: ReactNode;
}

/** What to do with a list of each location: add to it, take from it, or replace it. */
function ListMode({ list, hint, children }: ListModeProps): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkFormView();
  const { mode } = useBulkList(list);
  return (
    <>
      <div>
        <SegmentedControl
          label={t('bulk_edit.mode', { field: t(`bulk_edit.field.${list}`) })}
          segments={bulkModes.map((id) => ({ id, label: t(`bulk_edit.mode.${id}`) }))}
          value={mode}
          onChange={(next) => form.switchMode(list, next)}
        />
        <Text as="p" size="s" tone="subtle" padding={[2, 0, 0]}>
          {hint ?? t(`bulk_edit.mode_text.${mode}`)}
        </Text>
      </div>
      {children}
    </>
  );
}

/** Labels to add, to take away, or to have instead. */
export function LabelsControl(): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText();
  const { form } = useBulkFormView();
  const { values } = useBulkList('labels');
  const [found] = useBulkFaults('labels');
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
        errorMessage={faultText(found?.fault)}
      />
    </ListMode>
  );
}

/** Hours of deliveries and the like, of the kinds that the chosen locations can have. */
export function MoreHoursControl(): JSX.Element {
  const t = useTranslate();
  const { form, ids } = useBulkFormView();
  const { data: types = [] } = useMoreHoursTypes({ facilitiesIds: ids });
  const { mode, values } = useBulkList('more_hours');
  const regularHours = useBulkDraft(({ fields }) => fields.opening_hours);
  const faults = useListFaults('more_hours');
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
          regularHours={regularHours}
          faults={faults}
        />
      )}
    </ListMode>
  );
}

/** Services to add, to take away, or to have instead, of the categories that the locations have. */
export function ServicesControl(): JSX.Element {
  const { form } = useBulkFormView();
  const ids = useChosenCategoryIds();
  const { data: categories = [] } = useListingCategories({ ids, country: useBulkCountry() });
  return (
    <ListMode list="service_items">
      <ServicesField
        value={useBulkList('service_items').values}
        onChange={(values) => form.setValues('service_items', values)}
        categories={categories}
        faults={useListFaults('service_items')}
      />
    </ListMode>
  );
}

const { bool, enum: choice, repeated_enum: choices, url } = attributeValueTypes;

const withoutLinks = [bool, choice, choices];

/** Attributes or links to set, to take away, or to have instead, of those that the locations can have. */
export function AttributesControl({ list }: { list: 'attributes' | 'url_attributes' }): JSX.Element {
  const t = useTranslate();
  const { form, ids } = useBulkFormView();
  const { data: offered = [] } = useAttributeMetadata({ facilitiesIds: ids });
  const { mode, values } = useBulkList(list);
  const field = {
    value: values,
    onChange: (next: typeof values) => form.setValues(list, next),
    offered,
    faults: useListFaults(list),
  };
  if (list === 'url_attributes' && mode === 'delete')
    return (
      <ListMode list={list}>
        <NamesControl
          label={t('bulk_edit.field.url_attributes')}
          options={offered
            .filter(({ value_type }) => value_type === url)
            .map(({ attribute_id, display_name }) => ({ id: attribute_id, label: display_name }))}
          chosen={values.map(({ attribute_id }) => attribute_id)}
          onChange={(chosen) =>
            form.setValues(
              list,
              chosen.map((attribute_id) => ({ attribute_id, value_type: url, values: [] })),
            )
          }
        />
      </ListMode>
    );
  return (
    <ListMode list={list} hint={mode === 'delete' ? t('bulk_edit.mode_text.delete_attributes') : undefined}>
      {list === 'attributes' ? (
        <AttributesField {...field} valueTypes={withoutLinks} />
      ) : (
        <UrlAttributesField {...field} />
      )}
    </ListMode>
  );
}

interface NamesControlProps {
  label: string;
  /** What can be taken away. */
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses entries by their names alone: what is taken away needs no value. */
function NamesControl({ label, options, chosen, onChange }: NamesControlProps): JSX.Element {
  const t = useTranslate();
  const value = chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: id });
  return (
    <MultiComboBox
      label={label}
      isLabelHidden
      options={options}
      value={value}
      onChange={(next) => onChange(next.map(({ id }) => id))}
      removeLabel={(name) => t('bulk_edit.names.remove', { name })}
      emptyText={t('bulk_edit.names.none')}
    />
  );
}

/** The faults of one list, as its control takes them. */
export function useListFaults(key: BulkKey): { period?: number; index: number; fault: Fault }[] {
  return useBulkFaults(key).map(({ index = 0, period, fault }) => ({
    index,
    fault,
    ...(period !== undefined && { period }),
  }));
}
