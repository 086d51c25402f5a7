export type {
  ChangeWish,
  ExternalChange,
  ExternalChangeStats,
  IdenticalChanges,
} from '../features/external-changes/external-change.ts';
export {
  type ExternalChangeFilterName,
  externalChangeFilterNames,
  type ExternalChangeFilters,
  type ExternalChangeFiltersChange,
  type ExternalChangeFiltersStart,
  formatExternalChangeFilters,
  hasExternalChangeFilters,
  parseExternalChangeFilters,
  tidyExternalChangeFilters,
  useExternalChangeFilters,
  type UseExternalChangeFiltersResult,
} from '../features/external-changes/external-change-filters.ts';
export {
  getExternalChange,
  getExternalChangeStats,
  listExternalChanges,
  listIdenticalChanges,
  type ExternalChangeListOptions,
} from '../features/external-changes/external-changes.queries.ts';
export {
  useExternalChange,
  useExternalChanges,
  useExternalChangeStats,
  useIdenticalChanges,
  type UseExternalChangesResult,
  type UseIdenticalChangesResult,
} from '../features/external-changes/use-external-changes.ts';
export {
  type ChangeSelection,
  type ExternalChangeSelection,
  useExternalChangeSelection,
} from '../features/external-changes/change-selection.ts';
export {
  useDecideChanges,
  type DecisionOutcome,
  type DecisionVariables,
} from '../features/external-changes/use-decide-changes.ts';
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
  type RequestedStatus,
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
} from '../features/external-changes/protection/protection.queries.ts';
export {
  type ProtectionSummaryOptions,
  useProtectionSettings,
  useProtectionSummary,
  type UseProtectionSummaryResult,
  useRejectProtected,
  useUpdateProtectionSettings,
} from '../features/external-changes/protection/use-protection-settings.ts';
export {
  type ProtectionFormOptions,
  type ProtectionFormState,
  useProtectionForm,
  useProtectionRehearsal,
  type UseProtectionRehearsalResult,
} from '../features/external-changes/protection/use-protection-form.ts';
export {
  type ProtectedGroup,
  type ProtectionDraft,
  type ProtectionList,
  type ProtectionSection,
  protectionSections,
  useProtectionDraft,
} from '../features/external-changes/protection/protection-draft.ts';
export {
  useProtectionBar,
  type ProtectionBarState,
} from '../features/external-changes/protection/use-protection-bar.ts';
export {
  type ExternalChangesHistoryOptions,
  type ExternalChangesHistoryState,
  useExternalChangeEvents,
  type UseExternalChangeEventsResult,
  useExternalChangesHistory,
} from '../features/external-changes/history/use-external-changes-history.ts';
export {
  type EndedStatus,
  endedStatuses,
  type ExternalChangeEvent,
  listExternalChangeEvents,
} from '../features/external-changes/history/changes-history.queries.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
