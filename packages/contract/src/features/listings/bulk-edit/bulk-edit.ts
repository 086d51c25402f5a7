import type { AttributeValue } from '../attributes/attribute-value.ts';
import type { MoreHours } from '../hours/more-hours.ts';
import type { ListingFields } from '../listing-fields.ts';
import type { ServiceItem } from '../services/service-item.ts';

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
