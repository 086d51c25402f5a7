import { isInformational } from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { toSummary } from '../../listings/location-rows.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { problemInWords } from '../../listings/updates/problem-words.ts';
import { changeReasonText } from './change-reason-text.ts';

/** A row of `changeRowsStatement`. Drivers disagree about moments. */
export interface ChangeRow extends LocationColumns, Pick<ExternalChange, SameOnTheWire> {
  id: number;
  reason: NonNullable<ExternalChange['reason']>['code'] | null;
  is_by_rule: boolean;
  problems: StoredProblem[];
  detected_at: Moment;
  decided_at: Moment | null;
  send_at: Moment | null;
  finished_at: Moment | null;
}

/** What names a location, as raw statements answer it. */
export interface LocationColumns {
  location_id: number;
  name: string;
  address_line: string;
  postal_code: string;
  city: string;
  store_code: string;
  is_verified: boolean;
}

type SameOnTheWire =
  | 'field'
  | 'source'
  | 'type'
  | 'status'
  | 'decision'
  | 'step'
  | 'ours'
  | 'live'
  | 'proposed'
  | 'identical_key'
  | 'is_protected'
  | 'is_escalated'
  | 'decided_by';

type Moment = string | Date;

export function toExternalChange(row: ChangeRow, language: Language): ExternalChange {
  return {
    id: row.id,
    facility: summaryOf(row),
    field: row.field,
    source: row.source,
    type: row.type,
    status: row.status,
    decision: row.decision,
    step: row.step,
    is_informational: isInformational(row.field),
    is_protected: row.is_protected,
    is_escalated: row.is_escalated,
    ours: row.ours,
    live: row.live,
    proposed: row.proposed,
    identical_key: row.identical_key,
    reason: row.reason && { code: row.reason, message: changeReasonText(row.reason, language) },
    // Google's API names nobody.
    user: null,
    detected_at: iso(row.detected_at),
    decided_at: row.decided_at && iso(row.decided_at),
    decided_by: row.is_by_rule ? null : row.decided_by,
    decided_by_rule: row.is_by_rule,
    send_at: row.send_at && iso(row.send_at),
    finished_at: row.finished_at && iso(row.finished_at),
    problems: row.problems.map((problem) => problemInWords(problem, language)),
  };
}

export function summaryOf(row: LocationColumns) {
  return toSummary({
    id: row.location_id,
    name: row.name,
    addressLine: row.address_line,
    postalCode: row.postal_code,
    city: row.city,
    storeCode: row.store_code,
    isVerified: row.is_verified,
  });
}

export function iso(moment: Moment): string {
  return new Date(moment).toISOString();
}
