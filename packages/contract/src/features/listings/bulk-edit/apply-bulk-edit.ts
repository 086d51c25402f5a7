import {
  attributeKey,
  attributeValueTypes,
  isUnknownAttribute,
  isUrlAttribute,
  type AttributeValue,
} from '../attributes/attribute-value.ts';
import type { MoreHours } from '../hours/more-hours.ts';
import type { ListingFields } from '../listing-fields.ts';
import { isSameService } from '../services/service-faults.ts';
import { textKey } from '../text-key.ts';
import { bulkFields, type BulkEdit, type ListEdit } from './bulk-edit.ts';

/** A listing after a bulk edit. Applied a second time it changes nothing more. */
export function applyBulkEdit(listing: ListingFields, edit: BulkEdit): ListingFields {
  const fields = Object.fromEntries(
    bulkFields.flatMap((field) => (edit[field] === undefined ? [] : [[field, edit[field]]])),
  ) as Partial<ListingFields>;
  return {
    ...listing,
    ...fields,
    labels: applyTo(listing.labels, edit.labels, isSameLabel),
    service_items: applyTo(listing.service_items, edit.service_items, isSameService),
    more_hours: applyTo(listing.more_hours, edit.more_hours, isSameType),
    attributes: editAttributes(listing.attributes, edit),
  };
}

function editAttributes(current: readonly AttributeValue[], edit: BulkEdit): readonly AttributeValue[] {
  if (!edit.attributes && !edit.url_attributes) return current;
  const [links, others] = [current.filter(isUrlAttribute), current.filter((one) => !isUrlAttribute(one))];
  return [
    ...applyAttributes(others, edit.attributes),
    ...applyTo(links, edit.url_attributes, isSameAttribute),
  ];
}

/** Adding sets what is named and keeps the rest; what is already there keeps its place. */
function applyTo<Value>(
  current: readonly Value[],
  edit: ListEdit<Value> | undefined,
  isSame: (a: Value, b: Value) => boolean,
): readonly Value[] {
  if (!edit) return current;
  const { mode, values } = edit;
  if (mode === 'overwrite') return values;
  if (mode === 'delete') return current.filter((one) => !values.some((value) => isSame(one, value)));
  return [
    ...current.map((one) => values.findLast((value) => isSame(one, value)) ?? one),
    ...values.filter(
      (value, index) =>
        !current.some((one) => isSame(one, value)) &&
        !values.slice(index + 1).some((later) => isSame(later, value)),
    ),
  ];
}

/** Choices of a repeated enumeration are added to it and taken from it one by one; without choices it goes whole. */
function applyAttributes(
  current: readonly AttributeValue[],
  edit: ListEdit<AttributeValue> | undefined,
): readonly AttributeValue[] {
  if (!edit || edit.mode === 'overwrite') return applyTo(current, edit, isSameAttribute);
  const { repeated_enum } = attributeValueTypes;
  const whole = edit.values.filter(
    (value) => value.value_type !== repeated_enum || isUnknownAttribute(value),
  );
  const choices = edit.values.filter((value) => !whole.includes(value));
  const present = applyTo(current, { ...edit, values: whole }, isSameAttribute);
  const joined = present.map((one) =>
    choices.filter((value) => isSameAttribute(one, value)).reduce(edit.mode === 'add' ? join : take, one),
  );
  const added =
    edit.mode === 'add' ? choices.filter((value) => !present.some((one) => isSameAttribute(one, value))) : [];
  return [...joined.filter((one) => !isUnknownAttribute(one)), ...added];
}

function join(one: AttributeValue, { values, unset_values = [] }: AttributeValue): AttributeValue {
  const kept = take(one, {
    ...one,
    values: unset_values,
    unset_values: values.filter((value) => typeof value === 'string'),
  });
  return {
    ...kept,
    values: [...new Set([...kept.values, ...values])],
    unset_values: [...new Set([...(kept.unset_values ?? []), ...unset_values])],
  };
}

function take(one: AttributeValue, { values, unset_values = [] }: AttributeValue): AttributeValue {
  return {
    ...one,
    values: one.values.filter((value) => !values.includes(value)),
    unset_values: (one.unset_values ?? []).filter((value) => !unset_values.includes(value)),
  };
}

function isSameLabel(a: string, b: string): boolean {
  return textKey(a) === textKey(b);
}

function isSameAttribute(a: AttributeValue, b: AttributeValue): boolean {
  return attributeKey(a.attribute_id) === attributeKey(b.attribute_id);
}

function isSameType(a: MoreHours, b: MoreHours): boolean {
  return a.hours_type_id === b.hours_type_id;
}
