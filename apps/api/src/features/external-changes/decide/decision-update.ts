import {
  changeDecisions,
  listingFieldsOfChange,
  type ChangeDecision,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ChangeValues } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { writtenTogether } from '@pinfold/contract/features/listings/updates/google-update';
import { pickFields } from '../../listings/listing-fields.ts';

export interface ProposedChange {
  field: ChangeField;
  proposed: ChangeValues;
}

export interface DecidedChange extends ProposedChange {
  decision: ChangeDecision;
}

/** One edit that carries decisions to Google. */
export interface DecisionUpdate {
  fields: ListingField[];
  before: Partial<ListingFields>;
  after: Partial<ListingFields>;
  /** Google's values where they differ from ours, for the decided fields and those that are sent with them. */
  against: Partial<ListingFields>;
}

/**
 * Returns the update that carries out decisions: an accepted field gets the proposed value, a rejected one our value
 * again, compared with the proposal. Undecided proposals for fields that Google updates together with these are sent
 * unchanged.
 */
export function decisionUpdate(
  ours: ListingFields,
  decided: readonly DecidedChange[],
  undecided: readonly ProposedChange[],
): DecisionUpdate {
  const accepted = decided.filter(({ decision }) => decision === changeDecisions.accept);
  const rejected = decided.filter(({ decision }) => decision === changeDecisions.reject);
  const fields = decided.flatMap(({ field }) => listingFieldsOfChange(field));
  const together = writtenTogether(fields);
  const before = pickFields(ours, fields);
  return {
    fields,
    before,
    after: { ...before, ...proposals(accepted) },
    against: { ...proposals(undecided, together), ...proposals(rejected) },
  };
}

function proposals(
  changes: readonly ProposedChange[],
  among?: readonly ListingField[],
): Partial<ListingFields> {
  const pairs = changes.flatMap(({ field, proposed }) =>
    listingFieldsOfChange(field)
      .filter((one) => proposed[one] !== undefined && (among === undefined || among.includes(one)))
      .map((one) => [one, proposed[one]] as const),
  );
  return Object.fromEntries(pairs) as Partial<ListingFields>;
}
