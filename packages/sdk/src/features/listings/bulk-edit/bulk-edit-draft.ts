import {
  type BulkCoordinates,
  type BulkEdit,
  type BulkField,
  bulkFields,
  type BulkList,
  bulkLists,
  type BulkLists,
  type ListEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import {
  isUnknownAttribute,
  type AttributeValue,
} from '@pinfold/contract/features/listings/attributes/attribute';

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

/** The edit that a form stands for: blank fields stay out of it, those to be emptied are in it with nothing. */
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
    const values = change.values.filter(isSaid(change.mode === 'delete'));
    return values.length === 0 ? [] : [[list, { mode: change.mode, values }]];
  });
  return Object.fromEntries([...plain, ...halves, ...changes]) as BulkEdit;
}

/** Fields that may be empty; a listing needs its name, its primary category and a status. */
export function canClear(key: BulkKey): boolean {
  return !['name', 'primary_category', 'open_status', 'latitude', 'longitude'].includes(key);
}

export function isBulkList(key: BulkKey): key is BulkList {
  return bulkLists.some((list) => list === key);
}

const plainFields = bulkFields.filter(
  (field): field is PlainField => field !== 'latitude' && field !== 'longitude',
);

type ListValue = BulkLists[BulkList]['values'][number];

/** To take an attribute away it is enough to name it. */
function isSaid(byName: boolean) {
  return (value: ListValue) => byName || !isAttribute(value) || !isUnknownAttribute(value);
}

function isAttribute(value: ListValue): value is AttributeValue {
  return typeof value === 'object' && 'attribute_id' in value;
}

function degreesOf(text: string | undefined): number | undefined {
  const degrees = Number(text?.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(degrees) ? degrees : undefined;
}
