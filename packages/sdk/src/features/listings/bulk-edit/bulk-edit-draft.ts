import {
  attributeFaults,
  type AttributeValue,
  isUnknownAttribute,
} from '@pinfold/contract/features/listings/attributes/attribute';
import {
  bulkCoordinateFaults,
  type BulkCoordinates,
  type BulkEdit,
  type BulkField,
  bulkFields,
  type BulkList,
  bulkLists,
  type BulkLists,
  type ListEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { websiteFault } from '@pinfold/contract/features/listings/contact/links';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { moreHoursFaults } from '@pinfold/contract/features/listings/hours/more-hours';
import { hoursFaults } from '@pinfold/contract/features/listings/hours/opening-hours';
import { specialHoursFaults } from '@pinfold/contract/features/listings/hours/special-hours';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { descriptionFault, labelFaults } from '@pinfold/contract/features/listings/listing-texts';
import { openingDateFault } from '@pinfold/contract/features/listings/open-status';
import { serviceFaults } from '@pinfold/contract/features/listings/services/service';

/** What a bulk edit can change: fields that it overwrites, and lists that have modes. */
export type BulkKey = BulkField | BulkList;

/** Fields with a value of one piece; the pin's two halves are typed as texts. */
export type PlainField = Exclude<BulkField, keyof BulkCoordinates>;

/** The form of a bulk edit as far as it is filled in: what is not there is not ticked. */
export interface BulkEditDraft {
  fields: Partial<Pick<ListingFields, PlainField>>;
  coordinates: BulkCoordinates;
  lists: Partial<BulkLists>;
  /** What is to be emptied everywhere; a blank alone changes nothing. */
  cleared: readonly BulkKey[];
}

/** Nothing ticked. */
export const noBulkEdit: BulkEditDraft = { fields: {}, coordinates: {}, lists: {}, cleared: [] };

/** What is ticked, whether or not it changes anything yet. */
export function tickedKeys({ fields, coordinates, lists }: BulkEditDraft): BulkKey[] {
  const has = (key: BulkKey) =>
    Object.hasOwn(fields, key) || Object.hasOwn(coordinates, key) || Object.hasOwn(lists, key);
  return [...bulkFields, ...bulkLists].filter(has);
}

/** Returns the edit of a form: blank fields are left out, those to be emptied have an empty value. */
export function bulkEditOf({ fields, coordinates, lists, cleared }: BulkEditDraft): BulkEdit {
  const isCleared = (key: BulkKey) => cleared.includes(key);
  const plain = plainFields.flatMap((field) => {
    const value = fields[field];
    if (value === undefined) return [];
    if (isCleared(field)) return [[field, Array.isArray(value) ? [] : '']];
    return value.length === 0 ? [] : [[field, value]];
  });
  const halves = (['latitude', 'longitude'] as const).flatMap((half) => {
    const degrees = degreesOf(coordinates[half]);
    return degrees === undefined ? [] : [[half, degrees]];
  });
  const changes = bulkLists.flatMap((list): [BulkList, ListEdit<ListValue>][] => {
    const change: ListEdit<ListValue> | undefined = lists[list];
    if (!change) return [];
    if (isCleared(list)) return [[list, { mode: 'overwrite', values: [] }]];
    const values = change.values.filter(hasValue(change.mode === 'delete'));
    return values.length === 0 ? [] : [[list, { mode: change.mode, values }]];
  });
  return Object.fromEntries([...plain, ...halves, ...changes]) as BulkEdit;
}

/** Fields that may be empty; a listing needs its name, its primary category and a status. */
export function canClear(key: BulkKey): boolean {
  return !['name', 'primary_category', 'open_status', 'latitude', 'longitude'].includes(key);
}

/** A list of the form; one that is not ticked has nothing to add. */
export function listIn<List extends BulkList>({ lists }: BulkEditDraft, list: List): BulkLists[List] {
  return lists[list] ?? ({ mode: 'add', values: [] } satisfies ListEdit<never>);
}

export function isBulkList(key: BulkKey): key is BulkList {
  return bulkLists.some((list) => list === key);
}

const plainFields = bulkFields.filter(
  (field): field is PlainField => field !== 'latitude' && field !== 'longitude',
);

type ListValue = BulkLists[BulkList]['values'][number];

/** To take an attribute away it is enough to name it. */
function hasValue(byName: boolean) {
  return (value: ListValue) => byName || !isAttribute(value) || !isUnknownAttribute(value);
}

function isAttribute(value: ListValue): value is AttributeValue {
  return typeof value === 'object' && 'attribute_id' in value;
}

function degreesOf(text: string | undefined): number | undefined {
  const degrees = Number(text?.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(degrees) ? degrees : undefined;
}

/** A section of the form. */
type BulkSection =
  | 'identity'
  | 'hours'
  | 'contact'
  | 'description'
  | 'catalog'
  | 'state'
  | 'labels'
  | 'place';

/** The form's sections, each with its fields in order. */
export const bulkSections: Readonly<Record<BulkSection, readonly BulkKey[]>> = {
  identity: ['name', 'primary_category', 'additional_categories'],
  hours: ['opening_hours', 'special_hours', 'more_hours'],
  contact: ['phone_number', 'phone_number_2', 'website', 'url_attributes'],
  description: ['description'],
  catalog: ['service_items', 'attributes'],
  state: ['open_status', 'opening_date'],
  labels: ['labels'],
  place: ['latitude', 'longitude'],
};

export const bulkSectionNames = Object.keys(bulkSections) as BulkSection[];

/** What is wrong with one entry of the form; in a list it names which one. */
export interface BulkFault {
  key: BulkKey;
  fault: Fault;
  index?: number;
  period?: number;
}

/** What the form alone can tell; what depends on a location, such as a phone's country, the preview finds. */
export function bulkDraftFaults(draft: BulkEditDraft, today: CalendarDate): BulkFault[] {
  const edit = bulkEditOf(draft);
  const { latitude, longitude } = draft.coordinates;
  const isPinTicked = latitude !== undefined || longitude !== undefined;
  const pin = isPinTicked ? bulkCoordinateFaults(draft.coordinates) : {};
  const { website = '', description = '', opening_date: date = '', opening_hours: week } = edit;
  return [
    ...one('latitude', pin.latitude),
    ...one('longitude', pin.longitude),
    ...one('website', websiteFault(website)),
    ...one('description', descriptionFault(description)),
    ...one('opening_date', openingDateFault(date, today)),
    ...many('opening_hours', hoursFaults(week ?? [])),
    ...many('special_hours', specialHoursFaults(edit.special_hours ?? [], week ?? unknownWeek)),
    ...many('labels', labelFaults(set(edit.labels))),
    ...many('service_items', serviceFaults(set(edit.service_items))),
    ...many('more_hours', moreHoursFaults(set(edit.more_hours))),
    ...attributes('attributes', set(edit.attributes)),
    ...attributes('url_attributes', set(edit.url_attributes)),
  ];
}

/** What is only named to be taken away need not be well-formed. */
function set<Value>(change: ListEdit<Value> | undefined): readonly Value[] {
  return change && change.mode !== 'delete' ? change.values : [];
}

function one(key: BulkKey, fault: Fault | undefined): BulkFault[] {
  return fault ? [{ key, fault }] : [];
}

function many(key: BulkKey, found: readonly { index: number; period?: number; fault: Fault }[]): BulkFault[] {
  return found.map(({ index, period, fault }) => ({
    key,
    index,
    fault,
    ...(period !== undefined && { period }),
  }));
}

function attributes(
  key: 'attributes' | 'url_attributes',
  values: BulkLists['attributes']['values'],
): BulkFault[] {
  return attributeFaults(values).map(({ attribute_id, fault }) => ({
    key,
    fault,
    index: values.findIndex((value) => value.attribute_id === attribute_id),
  }));
}

/** Each location has its own regular hours, which the form does not know. */
const unknownWeek = [{ open_day: 0, open_time: '00:00', close_day: 0, close_time: '24:00' }] as const;
