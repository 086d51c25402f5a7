/** Who changed a listing (product spec, section 3): Google and its visitors, or another manager of the profile. */
export const changeSources = { gmb: 1, external: 2 } as const;
/** One source. */
export type ChangeSource = (typeof changeSources)[keyof typeof changeSources];

/** Whether others added, took away or changed what we say (product spec, section 3). */
export const changeTypes = { addition: 1, removal: 2, change: 3 } as const;
/** One type. */
export type ChangeType = (typeof changeTypes)[keyof typeof changeTypes];

/**
 * Where a change stands. What Google took back itself is `deletedDueToGmb`; what an edit of ours answered before
 * anybody decided is `deletedDueToPinfold`.
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

/** How far a decision is on its way. `undoable` has not been sent, `retrying` is sent again by itself. */
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
