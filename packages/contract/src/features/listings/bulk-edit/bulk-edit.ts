import { coordinateFaults } from '../address/coordinates.ts';
import type { AttributeValue } from '../attributes/attribute.ts';
import { fault, type Fault } from '../fault.ts';
import type { MoreHours } from '../hours/more-hours.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';
import type { ServiceItem } from '../services/service.ts';

/** What to do with a list (product spec, section 4). */
export const bulkModes = ['add', 'delete', 'overwrite'] as const;

/** One way to change a list. */
export type BulkMode = (typeof bulkModes)[number];

/** What to do with the list of each location. */
export interface ListEdit<Value> {
  mode: BulkMode;
  values: readonly Value[];
}

/** Lists that have modes. Of attributes those that are links are a list of their own. */
export interface BulkLists {
  labels: ListEdit<string>;
  service_items: ListEdit<ServiceItem>;
  attributes: ListEdit<AttributeValue>;
  url_attributes: ListEdit<AttributeValue>;
  more_hours: ListEdit<MoreHours>;
}

export const bulkLists = ['labels', 'service_items', 'attributes', 'url_attributes', 'more_hours'] as const;

/** The name of a list that a bulk edit changes by a mode. */
export type BulkList = (typeof bulkLists)[number];

/** Fields that a bulk edit can overwrite. An address and a store code are of one location, and not among them. */
export const bulkFields = [
  'name',
  'latitude',
  'longitude',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'description',
  'opening_date',
  'open_status',
  'opening_hours',
  'special_hours',
] as const;

/** The name of a field that a bulk edit overwrites. */
export type BulkField = (typeof bulkFields)[number];

/** What is not there stays unchanged; an empty value clears, and so does overwriting with nothing. */
export type BulkEdit = Partial<Pick<ListingFields, BulkField>> & Partial<BulkLists>;

/** The fields that a bulk edit is about: each takes its permission. Links are attributes. */
export function editedFields(edit: BulkEdit): ListingField[] {
  const lists = bulkLists
    .filter((list) => edit[list] !== undefined)
    .map((list) => (list === 'url_attributes' ? 'attributes' : list));
  return [...bulkFields.filter((field) => edit[field] !== undefined), ...new Set(lists)];
}

/** Switching the mode clears what was entered in this list of the form, and nothing else (product spec, section 4). */
export function switchBulkMode<Value>(edit: ListEdit<Value>, mode: BulkMode): ListEdit<Value> {
  return mode === edit.mode ? edit : { mode, values: [] };
}

/** Whether something would get lost, so that a person is asked first. */
export function asksBeforeSwitch<Value>(edit: ListEdit<Value>, mode: BulkMode): boolean {
  return mode !== edit.mode && edit.values.length > 0;
}

/** A bulk edit that would do nothing is refused: for coordinates one field at least is ticked (product spec, section 5). */
export function bulkEditFault(edit: BulkEdit): Fault | undefined {
  const fields = bulkFields.some((field) => edit[field] !== undefined);
  const lists = bulkLists.some((list) => {
    const change = edit[list];
    return change !== undefined && (change.mode === 'overwrite' || change.values.length > 0);
  });
  return fields || lists ? undefined : fault('no_changes');
}

/** A form with a tick for each field; a field that is not ticked stays as each location has it. */
export interface BulkCoordinates {
  latitude?: string | undefined;
  longitude?: string | undefined;
}

/** At least one is ticked (product spec, section 5), and what is ticked is a whole number of its range. */
export function bulkCoordinateFaults({ latitude, longitude }: BulkCoordinates): {
  latitude?: Fault;
  longitude?: Fault;
  form?: Fault;
} {
  if (latitude === undefined && longitude === undefined) return { form: fault('no_changes') };
  // A half that is not ticked is there already, on every location.
  const { latitude: north, longitude: east } = coordinateFaults(latitude ?? '0', longitude ?? '0');
  return { ...(north && { latitude: north }), ...(east && { longitude: east }) };
}
