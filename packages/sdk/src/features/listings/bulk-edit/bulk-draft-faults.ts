import {
  bulkCoordinateFaults,
  type BulkLists,
  type ListEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { attributeFaults } from '@pinfold/contract/features/listings/attributes/attribute';
import { websiteFault } from '@pinfold/contract/features/listings/contact/links';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { hoursFaults } from '@pinfold/contract/features/listings/hours/opening-hours';
import { moreHoursFaults } from '@pinfold/contract/features/listings/hours/more-hours';
import { specialHoursFaults } from '@pinfold/contract/features/listings/hours/special-hours';
import { openingDateFault } from '@pinfold/contract/features/listings/open-status';
import { serviceFaults } from '@pinfold/contract/features/listings/services/service';
import { descriptionFault, labelFaults } from '@pinfold/contract/features/listings/listing-texts';
import { bulkEditOf, type BulkEditDraft, type BulkKey } from './bulk-edit-draft.ts';

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
