export {
  useReviewCities,
  useReviewGroups,
  useReviewLocations,
  type City,
  type LocationGroup,
  type LocationSummary,
  type LocationGroupPage,
} from '../features/listings/use-review-locations.ts';
export {
  useLocationIds,
  useLocationPages,
  type UseLocationPagesResult,
} from '../features/listings/use-location-pages.ts';
export {
  useLocationExport,
  type LocationExportVariables,
  type UseLocationExportResult,
} from '../features/listings/export/use-location-export.ts';
export type { FileExport } from '../features/listings/export/export-queries.ts';
export {
  exportFileTypes,
  exportStatuses,
  type ExportFileType,
  type ExportStatus,
} from '@pinfold/contract/features/listings/export/file-types';
export {
  useLocationCount,
  useLocations,
  type LocationListOptions,
  type UseLocationsResult,
} from '../features/listings/list/use-locations.ts';
export type { LocationItem } from '../features/listings/list/location-list-queries.ts';
export {
  useLocationList,
  type LocationListStart,
  type LocationListState,
} from '../features/listings/list/use-location-list.ts';
export { maxSelectedLocations } from '../features/listings/list/max-selected-locations.ts';
export type { LocationSelection } from '../features/listings/list/use-location-selection.ts';
export {
  hasLocationFilters,
  type LocationFilterName,
  type LocationFilters,
} from '../features/listings/list/location-filters.ts';
export { parseLocationFilters } from '../features/listings/list/location-search-params.ts';
export { formatLocationFilters } from '../features/listings/list/location-search-params.ts';
export {
  defaultLocationColumns,
  locationColumns,
  parseLocationColumns,
  type LocationColumn,
} from '../features/listings/list/location-columns.ts';
export { useLabels } from '../features/listings/list/use-labels.ts';
export {
  useEditGroups,
  type GroupImport,
  type LocationGroupChange,
  type NewLocationGroup,
  type UseEditGroupsResult,
} from '../features/listings/groups/use-edit-groups.ts';
export { useAddToGroup, type UseAddToGroupResult } from '../features/listings/groups/use-add-to-group.ts';
export { locationSorts, type LocationSort } from '@pinfold/contract/features/listings/location-filters';
export {
  useListingCategories,
  type ListingCategory,
} from '../features/listings/offer/use-listing-categories.ts';
export {
  useAttributeMetadata,
  type OfferedAttribute,
} from '../features/listings/offer/use-attribute-metadata.ts';
export { useMoreHoursTypes, type OfferedHoursType } from '../features/listings/offer/use-more-hours-types.ts';
export type { AskedOffer, CategorySearch } from '../features/listings/offer/offer-queries.ts';
export {
  useMixedValues,
  type FieldValues,
  type ReadMixedValues,
  type UseMixedValuesResult,
} from '../features/listings/bulk-edit/use-mixed-values.ts';
export { useBulkEditForm, type BulkEditForm } from '../features/listings/bulk-edit/use-bulk-edit-form.ts';
export type { BulkEditDraft, BulkKey, PlainField } from '../features/listings/bulk-edit/bulk-edit-draft.ts';
export type { BulkFault } from '../features/listings/bulk-edit/bulk-draft-faults.ts';
export { useBulkEditPreview } from '../features/listings/bulk-edit/use-bulk-edit-preview.ts';
export {
  useStartBulkEdit,
  type BulkEditVariables,
} from '../features/listings/bulk-edit/use-start-bulk-edit.ts';
export {
  useBulkEdit,
  useBulkEditItems,
  useBulkEdits,
  type UseBulkEditsResult,
} from '../features/listings/bulk-edit/use-bulk-edits.ts';
export {
  useBulkEditFailures,
  useStepBulkEdit,
  type BulkEditStepVariables,
} from '../features/listings/bulk-edit/use-step-bulk-edit.ts';
export {
  useBulkEditor,
  type BulkEditorOptions,
  type BulkEditorState,
  type BulkEditorStep,
} from '../features/listings/bulk-edit/use-bulk-editor.ts';
export { bulkFailuresCsv } from '../features/listings/bulk-edit/bulk-failures-csv.ts';
export type {
  BulkEditItemSearch,
  BulkPreviewSearch,
} from '../features/listings/bulk-edit/bulk-edit-queries.ts';
export type {
  BulkEditItem,
  BulkEditProgress,
  BulkEditRow,
  BulkEditRowKind,
} from '../features/listings/bulk-edit/bulk-edit-progress.ts';
export {
  bulkModes,
  type BulkEdit,
  type BulkField,
  type BulkList,
  type BulkLists,
  type BulkMode,
  type ListEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
export {
  bulkEditStatus,
  canStepBulkEdit,
  type BulkEditState,
  type BulkEditStep,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
export { useGroups, type GroupsState } from '../features/listings/groups/use-groups.ts';
export { useGroupForm, type UseGroupFormResult } from '../features/listings/groups/use-group-form.ts';
export { useGroupImport, type GroupImportState } from '../features/listings/groups/use-group-import.ts';
export {
  useListingEditor,
  type FaultsByField,
  type ListingEditor,
  type ListingEditorOptions,
  type ListingForm,
} from '../features/listings/editor/use-listing-editor.ts';
export type { ListingBlock } from '../features/listings/editor/listing-block.ts';
export { useListing, useListingUpdates } from '../features/listings/editor/use-listing.ts';
export { useUpdateListing, type ListingEdit } from '../features/listings/editor/use-update-listing.ts';
export { useListingDrafts, type ListingDrafts } from '../features/listings/editor/use-listing-drafts.ts';
export {
  useDeleteListing,
  type DeleteListingVariables,
} from '../features/listings/editor/use-delete-listing.ts';
export { useCheckListing } from '../features/listings/editor/use-check-listing.ts';
export { listingSections, type ListingSection } from '../features/listings/editor/listing-sections.ts';
export type { Listing, ListingProblem, ListingUpdate } from '../features/listings/editor/listing.ts';
export type { RefusedValues } from '../features/listings/editor/provider-problems.ts';
export type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
export type { ReadOnlyReason } from '../features/listings/editor/use-listing-permissions.ts';
export {
  useListingCreator,
  type ListingCreator,
  type ListingCreatorOptions,
} from '../features/listings/create/use-listing-creator.ts';
export type { CreationStep } from '../features/listings/create/new-listing-draft.ts';
export { useMapSearch } from '../features/listings/create/use-map-search.ts';
export type { SoughtPlace } from '../features/listings/create/sought-place.ts';
export { useCreateListing } from '../features/listings/create/use-create-listing.ts';
export { useRetryCreation, type CreationRetry } from '../features/listings/create/use-retry-creation.ts';
export { useVerification, type UseVerificationResult } from '../features/listings/create/use-verification.ts';
export { verificationStage, type VerificationStage } from '../features/listings/create/verification-stage.ts';
export type {
  MapPlace,
  NewListing,
  Verification,
  VerificationOption,
  VerificationStart,
} from '../features/listings/create/map-place.ts';
export { useBulkEditDraft } from '../features/listings/bulk-edit/use-bulk-edit-draft.ts';
export {
  useListingQuality,
  type ListingQualityOptions,
  type ListingQualityState,
} from '../features/listings/quality/use-listing-quality.ts';
export {
  qualityBand,
  qualityBands,
  type QualityBand,
} from '@pinfold/contract/features/listings/quality/quality-band';
export { useListingAsOf } from '../features/listings/history/use-listing-as-of.ts';
export {
  useListingHistory,
  type ListingHistoryOptions,
  type ListingHistoryState,
} from '../features/listings/history/use-listing-history.ts';
export { historyPresets, type HistoryPreset } from '../features/listings/history/history-day.ts';
export type { ListingAsOf, ListingMoment } from '../features/listings/history/listing-history-queries.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { DraftForm } from '../state/draft-form.ts';
export type { ByField, DraftState, Refusal } from '../state/draft-state.ts';
export type { FieldOf } from '../state/merge-draft.ts';
