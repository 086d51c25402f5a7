import { changeDecisions } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';
import { hasText } from '../test-answers.ts';

type Change = Schemas['ExternalChange'];

/** Whether a change fits every filter of a call, as the API decides it. */
export function matchesExternalChange(
  change: Change,
  query: URLSearchParams,
  { membersOf, timezone }: { membersOf: (groupId: number) => ReadonlySet<number>; timezone: string },
): boolean {
  const { name, formatted_address, city, store_code, id } = change.facility;
  const groups = query.get('groups');
  return (
    hasText(`${name} ${formatted_address} ${city} ${store_code}`, query.get('q')) &&
    Object.entries(filters).every(([filter, fits]) => {
      const wanted = query.get(filter);
      return wanted === null || fits(change, wanted);
    }) &&
    (groups === null || groups.split(',').some((group) => membersOf(Number(group)).has(id))) &&
    isWithin(change.detected_at, query.get('date_from'), query.get('date_to'), timezone)
  );
}

const filters: Readonly<Record<string, (change: Change, wanted: string) => boolean>> = {
  facilities_ids: ({ facility }, wanted) => wanted.split(',').includes(String(facility.id)),
  status: ({ status }, wanted) => wanted.split(',').includes(String(status)),
  source: ({ source }, wanted) => String(source) === wanted,
  fields: ({ field }, wanted) => wanted.split(',').includes(field),
  identical_key: ({ identical_key }, wanted) => identical_key === wanted,
  decided_by: ({ decision, decided_by_rule }, wanted) =>
    decision !== changeDecisions.idle && decided_by_rule === (wanted === 'rule'),
  is_protected: ({ is_protected }, wanted) => String(is_protected) === wanted,
  is_escalated: ({ is_escalated }, wanted) => String(is_escalated) === wanted,
  has_failed: ({ step }, wanted) => String(step === 'failed') === wanted,
};

function isWithin(moment: string, from: string | null, to: string | null, timeZone: string): boolean {
  if (from === null && to === null) return true;
  // Sweden writes YYYY-MM-DD.
  const day = new Date(moment).toLocaleDateString('sv-SE', { timeZone });
  return day >= (from ?? '') && day <= (to ?? '9999');
}
