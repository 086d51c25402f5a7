import {
  attributeKey,
  type AttributeValue,
  attributeValueTypes,
  isUnknownAttribute,
  isUrlAttribute,
} from '../attributes/attribute.ts';
import type { PhoneNumbers } from '../contact/phone.ts';
import { fieldKey } from '../field-key.ts';
import type { MoreHours } from '../hours/more-hours.ts';
import { editFaults, type FaultContext, type ListingFault } from '../listing-faults.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';
import { textKey } from '../listing-texts.ts';
import { isSameService } from '../services/service.ts';
import { googleUpdate } from '../updates/google-update.ts';
import { type BulkEdit, bulkFields, type ListEdit } from './bulk-edit.ts';

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

/** What a bulk edit does to one listing. */
export interface BulkEditPreview {
  after: ListingFields;
  /** None: the listing already says all of it and is skipped. */
  fields: ListingField[];
  /** These block it; what was wrong before in fields that stay as they are does not. */
  faults: ListingFault[];
  /** Fields for which a new verification may be asked. */
  reverification: ListingField[];
  /** Calls to the provider that it takes. */
  calls: number;
}

export function previewListingEdit(
  listing: ListingFields,
  edit: BulkEdit,
  context: FaultContext,
): BulkEditPreview {
  const after = applyBulkEdit(listing, edit);
  const { fields, updateMask, attributeMask, reverification } = googleUpdate(listing, after, context.phones);
  return {
    after,
    fields,
    faults: editFaults(listing, after, fields, context),
    reverification,
    calls: Number(updateMask.length > 0) + Number(attributeMask.length > 0),
  };
}

/** What several listings say in one field. */
interface MixedValues<Value> {
  /** How many different values there are: none without listings, 1 where all agree. */
  distinct: number;
  /** The most frequent first, each as the first listing spells it. */
  values: { value: Value; count: number }[];
}

/** For "Mixed (4 values)": spellings of one value count as one. */
export function mixedValues<Field extends ListingField>(
  field: Field,
  listings: Iterable<Pick<ListingFields, Field | 'country'>>,
  phones: PhoneNumbers | undefined,
  most: number = mixedValuesShown,
): MixedValues<ListingFields[Field]> {
  const found = new Map<string, { value: ListingFields[Field]; count: number }>();
  // Most of thousands of listings are spelled alike, and spellings are cheaper to compare than meanings.
  const spelled: typeof found = new Map();
  for (const listing of listings) {
    const value: ListingFields[Field] = listing[field];
    const spelling = JSON.stringify([listing.country, value]);
    const key = spelled.has(spelling) ? undefined : fieldKey(field, value, listing.country, phones);
    const known = spelled.get(spelling) ?? found.get(key ?? '') ?? { value, count: 0 };
    known.count += 1;
    spelled.set(spelling, known);
    if (key !== undefined) found.set(key, known);
  }
  const values = [...found.values()].sort((a, b) => b.count - a.count);
  return { distinct: values.length, values: values.slice(0, most) };
}

/** More than a person compares at a glance. */
const mixedValuesShown = 20;
