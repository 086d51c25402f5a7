import {
  changeStatuses,
  type ChangeStatus,
} from '@pinfold/contract/features/external-changes/external-change';

/** What a change has come to. */
export type EndedStatus = Exclude<ChangeStatus, typeof changeStatuses.pending>;

/** What a change can have come to, in the order in which it is offered. */
export const endedStatuses: readonly EndedStatus[] = [
  changeStatuses.accepted,
  changeStatuses.rejected,
  changeStatuses.deletedDueToGmb,
  changeStatuses.deletedDueToPinfold,
];

/** Which of them are asked for; all where none is. What is pending is no history. */
export function endedOnly(asked: readonly ChangeStatus[] | undefined): readonly EndedStatus[] {
  const ended = endedStatuses.filter((status) => asked?.includes(status));
  return ended.length > 0 ? ended : endedStatuses;
}
