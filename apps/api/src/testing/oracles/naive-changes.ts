import type { ChangeField, ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChangeFilters } from '@pinfold/contract/features/external-changes/external-changes.endpoints';

/** A change as a test knows it, with nothing derived. */
export interface PlainChange {
  id: number;
  locationId: number;
  city: string;
  street: string;
  groupIds: readonly number[];
  field: ChangeField;
  source: 1 | 2;
  type: 1 | 2 | 3;
  status: 1 | 2 | 3 | 4 | 5;
  decision: 0 | 1 | 2;
  step: 'none' | 'undoable' | 'sending' | 'retrying' | 'failed' | 'done';
  isByRule: boolean;
  isEscalated: boolean;
  identicalKey: string;
  detectedAt: Date;
}

/** What a list must show, in order: the filters as sentences, without SQL and without the product's own rules. */
export function naiveChanges(
  changes: readonly PlainChange[],
  filter: Partial<ExternalChangeFilters>,
  order: ChangeOrder,
  { timeZone, isProtected }: { timeZone: string; isProtected(change: PlainChange): boolean },
): PlainChange[] {
  const day = ({ detectedAt }: PlainChange) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(detectedAt);
  return changes
    .filter(
      (change) =>
        listed(filter.status ?? '1', change.status) &&
        listed(filter.facilities_ids, change.locationId) &&
        listed(filter.fields, change.field) &&
        (!filter.groups || change.groupIds.some((id) => listed(filter.groups, id))) &&
        `${change.street} ${change.city}`.toLowerCase().includes((filter.q ?? '').toLowerCase()) &&
        same(filter.source, change.source) &&
        same(filter.type, change.type) &&
        same(filter.identical_key, change.identicalKey) &&
        same(filter.is_protected, isProtected(change)) &&
        same(filter.is_escalated, change.isEscalated) &&
        same(filter.has_failed, change.step === 'failed') &&
        (!filter.decided_by || (change.decision > 0 && change.isByRule === (filter.decided_by === 'rule'))) &&
        (!filter.date_from || day(change) >= filter.date_from) &&
        (!filter.date_to || day(change) <= filter.date_to),
    )
    .toSorted(orders[order]);
}

const newest = (a: PlainChange, b: PlainChange) =>
  b.detectedAt.getTime() - a.detectedAt.getTime() || b.id - a.id;

const orders: Record<ChangeOrder, (a: PlainChange, b: PlainChange) => number> = {
  newest,
  oldest: (a, b) => newest(b, a),
  location: (a, b) =>
    compare(a.city, b.city) || compare(a.street, b.street) || a.locationId - b.locationId || newest(a, b),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function listed(list: string | undefined, value: string | number): boolean {
  return list === undefined || list.split(',').includes(String(value));
}

function same<Value>(wanted: Value | undefined, actual: Value): boolean {
  return wanted === undefined || wanted === actual;
}
