import type { ListingField } from '../listings/listing-fields.ts';

/** Who changed a listing (product spec, section 3): Google and its visitors, or another manager of the profile. */
export const changeSources = { gmb: 1, external: 2 } as const;

/** One source. */
export type ChangeSource = (typeof changeSources)[keyof typeof changeSources];

/** Whether others added, took away or changed what we say (product spec, section 3). */
export const changeTypes = { addition: 1, removal: 2, change: 3 } as const;

/** One type. */
export type ChangeType = (typeof changeTypes)[keyof typeof changeTypes];

/**
 * Status of a change. `deletedDueToGmb`: Google took it back itself. `deletedDueToPinfold`: an edit of ours replaced it
 * before a decision.
 */
export const changeStatuses = {
  pending: 1,
  accepted: 2,
  rejected: 3,
  deletedDueToGmb: 4,
  deletedDueToPinfold: 5,
} as const;

/** One status. */
export type ChangeStatus = (typeof changeStatuses)[keyof typeof changeStatuses];

/** What was decided of a change; it stays pending until the provider has taken the decision. */
export const changeDecisions = { idle: 0, accept: 1, reject: 2 } as const;

/** One decision. */
export type ChangeDecision = (typeof changeDecisions)[keyof typeof changeDecisions];

/** Progress of a decision. `undoable`: not sent yet; `retrying`: sent again automatically. */
export const decisionSteps = ['none', 'undoable', 'sending', 'retrying', 'failed', 'done'] as const;

/** One step. */
export type DecisionStep = (typeof decisionSteps)[number];

/** Why an open change differs from what we say, where that is known. */
export const changeReasons = ['edit_not_published', 'verification_needed', 'profile_suspended'] as const;

/** One reason. */
export type ChangeReason = (typeof changeReasons)[number];

/** What can happen to a change, in the log that is only ever added to. */
export const changeEventKinds = [
  'detected',
  'withdrawn',
  'replaced',
  'answered_by_edit',
  'accepted',
  'rejected',
  'undone',
  'sent',
  'retried',
  'refused',
  'taken',
  'escalated',
] as const;

/** One kind of event. */
export type ChangeEventKind = (typeof changeEventKinds)[number];

export const changeOrders = ['newest', 'oldest', 'location'] as const;

/** An order of external changes. */
export type ChangeOrder = (typeof changeOrders)[number];

/**
 * What others can change (product spec, section 3), and three that Google's maps change too: the number in the street,
 * the region and the pin.
 */
export const changeFields = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'coordinates',
  'store_code',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'opening_hours',
  'special_hours',
  'more_hours',
  'attributes',
  'service_items',
  'description',
  'opening_date',
  'location_state',
  'open_status',
  'labels',
] as const;

/** One thing that others can change. */
export type ChangeField = (typeof changeFields)[number];

/** Whether a change is only shown and takes no decision: the state of the profile (product spec, section 4). */
export function isInformational(field: ChangeField): boolean {
  return field === 'location_state';
}

/** The fields that can be protected. */
export const protectableFields: readonly ChangeField[] = changeFields.filter(
  (field) => !isInformational(field),
);

/** Returns the listing fields of a change; none for `location_state`. */
export function listingFieldsOfChange(field: ChangeField): readonly ListingField[] {
  if (field === 'coordinates') return ['latitude', 'longitude'];
  return field === 'location_state' ? [] : [field];
}

/** Fields of a listing as people see them: a latitude and a longitude are one pin. */
export function changeFieldsOf(fields: readonly ListingField[]): ChangeField[] {
  const seen = fields.map((field) => (field === 'latitude' || field === 'longitude' ? 'coordinates' : field));
  return [...new Set(seen)];
}

/** Why a change cannot be decided so now; each is a problem code too. */
export const decisionRefusals = [
  'not_found',
  'change_ended',
  'change_informational',
  'decision_sent',
] as const;

/** One of these reasons. */
export type DecisionRefusal = (typeof decisionRefusals)[number];

export interface DecidableChange {
  field: ChangeField;
  status: ChangeStatus;
  decision: ChangeDecision;
  step: 'none' | 'undoable' | 'sending' | 'retrying' | 'failed' | 'done';
}

/** The status that a decision asks for: accepted, rejected, or pending where it is taken back. */
export type RequestedStatus = (typeof changeStatuses)['pending' | 'accepted' | 'rejected'];

/**
 * Returns why a change cannot be accepted (2), rejected (3) or taken back (1); undefined if it can. A decision can be
 * changed until it is sent, and made again after the provider has refused it.
 */
export function decisionRefusal(
  { field, status, decision, step }: DecidableChange,
  wish: RequestedStatus,
): DecisionRefusal | undefined {
  if (status !== changeStatuses.pending) return 'change_ended';
  if (wish === changeStatuses.rejected && isInformational(field)) return 'change_informational';
  if (step === 'sending' || step === 'retrying' || step === 'done') return 'decision_sent';
  if (wish === changeStatuses.pending && step === 'failed') return 'decision_sent';
  return wish === changeStatuses.pending && decision === changeDecisions.idle ? 'change_ended' : undefined;
}
