export type {
  ExternalChange,
  ExternalChangeStats,
  IdenticalChanges,
} from '../features/external-changes/external-change.ts';
export {
  externalChangeFilterNames,
  hasExternalChangeFilters,
  tidyExternalChangeFilters,
  type ExternalChangeFilterName,
  type ExternalChangeFilters,
} from '../features/external-changes/external-change-filters.ts';
export { parseExternalChangeFilters } from '../features/external-changes/external-change-search-params.ts';
export { formatExternalChangeFilters } from '../features/external-changes/external-change-search-params.ts';
export {
  useExternalChangeFilters,
  type ExternalChangeFiltersChange,
  type ExternalChangeFiltersStart,
  type UseExternalChangeFiltersResult,
} from '../features/external-changes/use-external-change-filters.ts';
export {
  getExternalChange,
  getExternalChangeStats,
  listExternalChanges,
  listIdenticalChanges,
  type ExternalChangeListOptions,
} from '../features/external-changes/external-change-queries.ts';
export {
  useExternalChange,
  useExternalChanges,
  useExternalChangeStats,
  useIdenticalChanges,
  type UseExternalChangesResult,
  type UseIdenticalChangesResult,
} from '../features/external-changes/use-external-changes.ts';
export {
  useExternalChangeSelection,
  type ExternalChangeSelection,
} from '../features/external-changes/use-external-change-selection.ts';
export {
  useDecideChanges,
  type DecisionOutcome,
  type DecisionVariables,
} from '../features/external-changes/use-decide-changes.ts';
export type { ChangeSelection } from '../features/external-changes/change-selection.ts';
export type { ChangeWish } from '../features/external-changes/decided-change.ts';
export { useSecondsLeft } from '../features/external-changes/use-seconds-left.ts';
export { useChangeReview, type ChangeReview } from '../features/external-changes/use-change-review.ts';
export {
  useExternalChangesTable,
  type ChangeGrouping,
  type ExternalChangesTableOptions,
  type ExternalChangesTableState,
} from '../features/external-changes/use-external-changes-table.ts';
export {
  type ChangeDecision,
  changeDecisions,
  type ChangeField,
  changeFields,
  type ChangeOrder,
  type ChangeSource,
  changeSources,
  type ChangeStatus,
  changeStatuses,
  type ChangeType,
  changeTypes,
  decisionRefusal,
  type DecisionRefusal,
  type DecisionStep,
  decisionSteps,
  isInformational,
  protectableFields,
} from '@pinfold/contract/features/external-changes/external-change';
export {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
  type ProtectionChanges,
  type ProtectionRehearsal,
  type ProtectionState,
  type ProtectionSummary,
} from '../features/external-changes/protection/protection-queries.ts';
export {
  useProtectionSettings,
  useUpdateProtectionSettings,
} from '../features/external-changes/protection/use-protection-settings.ts';
export {
  useProtectionRehearsal,
  type UseProtectionRehearsalResult,
} from '../features/external-changes/protection/use-protection-rehearsal.ts';
export {
  useProtectionForm,
  type ProtectionFormOptions,
  type ProtectionFormState,
} from '../features/external-changes/protection/use-protection-form.ts';
export { useProtectionDraft } from '../features/external-changes/protection/use-protection-draft.ts';
export type {
  ProtectedGroup,
  ProtectionDraft,
  ProtectionList,
} from '../features/external-changes/protection/protection-draft.ts';
export {
  protectionSections,
  type ProtectionSection,
} from '../features/external-changes/protection/protection-sections.ts';
export {
  useProtectionSummary,
  type ProtectionSummaryOptions,
  type UseProtectionSummaryResult,
} from '../features/external-changes/protection/use-protection-summary.ts';
export { useRejectProtected } from '../features/external-changes/protection/use-reject-protected.ts';
export {
  useProtectionBar,
  type ProtectionBarState,
} from '../features/external-changes/protection/use-protection-bar.ts';
export {
  useExternalChangesHistory,
  type ExternalChangesHistoryOptions,
  type ExternalChangesHistoryState,
} from '../features/external-changes/history/use-external-changes-history.ts';
export {
  useExternalChangeEvents,
  type UseExternalChangeEventsResult,
} from '../features/external-changes/history/use-external-change-events.ts';
export {
  listExternalChangeEvents,
  type ExternalChangeEvent,
} from '../features/external-changes/history/history-queries.ts';
export { endedStatuses, type EndedStatus } from '../features/external-changes/history/ended-statuses.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { DraftForm } from '../state/draft-form.ts';
export type { ByField, DraftState, Refusal } from '../state/draft-state.ts';
export type { FieldOf } from '../state/merge-draft.ts';
