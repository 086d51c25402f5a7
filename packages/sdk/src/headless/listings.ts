export {
  useReviewCities,
  useReviewGroups,
  useReviewLocations,
  type City,
  type LocationGroup,
  type LocationSummary,
  type LocationGroupPage,
} from '../features/listings/use-locations-choice.ts';
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
export type { FileExport } from '../features/listings/export/use-file-export.ts';
export {
  exportFileTypes,
  exportStatuses,
  type ExportFileType,
  type ExportStatus,
} from '@pinfold/contract/features/listings/export/file-types';
export {
  type LocationListOptions,
  useLabels,
  useLocationCount,
  useLocations,
  type UseLocationsResult,
} from '../features/listings/list/use-locations.ts';
export type { LocationItem } from '../features/listings/list/location-list.queries.ts';
export {
  type LocationListStart,
  type LocationListState,
  useLocationList,
} from '../features/listings/list/use-location-list.ts';
export {
  defaultLocationColumns,
  type LocationColumn,
  locationColumns,
  parseLocationColumns,
} from '../features/listings/list/location-columns.ts';
export type { LocationSelection } from '../features/listings/list/use-location-selection.ts';
export { maxSelectedLocations } from '../features/listings/list/location-list.queries.ts';
export {
  formatLocationFilters,
  hasLocationFilters,
  type LocationFilterName,
  type LocationFilters,
  parseLocationFilters,
} from '../features/listings/list/location-filters.ts';
export {
  type GroupImport,
  type LocationGroupChange,
  type NewLocationGroup,
  useAddToGroup,
  type UseAddToGroupResult,
  useEditGroups,
  type UseEditGroupsResult,
} from '../features/listings/groups/use-edit-groups.ts';
export { locationSorts, type LocationSort } from '@pinfold/contract/features/listings/location-filters';
export {
  type ListingCategory,
  type CatalogAttribute,
  type CatalogHoursType,
  useAttributeMetadata,
  useListingCategories,
  useMoreHoursTypes,
} from '../features/listings/catalog/use-catalog.ts';
export {
  type PublicHoliday,
  type PublicHolidaysQuery,
  usePublicHolidays,
} from '../features/listings/holidays/use-public-holidays.ts';
export type { CatalogQuery, CategorySearch } from '../features/listings/catalog/catalog.queries.ts';
export {
  type FieldValues,
  type ReadMixedValues,
  useBulkEditPreview,
  useMixedValues,
  type UseMixedValuesResult,
} from '../features/listings/bulk-edit/use-bulk-selection.ts';
export {
  type BulkEditForm,
  useBulkEditDraft,
  useBulkEditForm,
  type BulkFormControls,
} from '../features/listings/bulk-edit/use-bulk-edit-form.ts';
export type {
  BulkEditDraft,
  BulkFault,
  BulkKey,
  PlainField,
} from '../features/listings/bulk-edit/bulk-edit-draft.ts';
export {
  type BulkEditStepVariables,
  type BulkEditVariables,
  bulkFailuresCsv,
  useBulkEdit,
  useBulkEditFailures,
  useBulkEditItems,
  useBulkEdits,
  type UseBulkEditsResult,
  useStartBulkEdit,
  useStepBulkEdit,
} from '../features/listings/bulk-edit/use-bulk-edits.ts';
export {
  useBulkEditor,
  type BulkEditorOptions,
  type BulkEditorState,
  type BulkEditorStep,
} from '../features/listings/bulk-edit/use-bulk-editor.ts';
export type {
  BulkEditItem,
  BulkEditItemSearch,
  BulkEditProgress,
  BulkEditRow,
  BulkEditRowKind,
  BulkPreviewSearch,
} from '../features/listings/bulk-edit/bulk-edit.queries.ts';
export {
  bulkModes,
  type BulkEdit,
  type BulkField,
  type BulkList,
  type BulkLists,
  type BulkMode,
  type ListEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
export { batchStatus as bulkEditStatus } from '@pinfold/contract/batch-status';
export {
  canStepBulkEdit,
  type BulkEditState,
  type BulkEditStep,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
export { useGroups, type GroupsState } from '../features/listings/groups/use-groups.ts';
export { useGroupForm, type UseGroupFormResult } from '../features/listings/groups/use-group-form.ts';
export { useGroupImport, type GroupImportState } from '../features/listings/groups/use-group-import.ts';
export {
  type FaultsByField,
  type ListingDrafts,
  type ListingEditor,
  type ListingEditorOptions,
  type ListingForm,
  useListingDrafts,
  useListingEditor,
} from '../features/listings/editor/use-listing-editor.ts';
export type {
  Listing,
  ListingBlock,
  ListingProblem,
  ListingUpdate,
  RefusedValues,
} from '../features/listings/editor/listing-model.ts';
export {
  type DeleteListingVariables,
  type ListingEdit,
  type ReadOnlyReason,
  useCheckListing,
  useDeleteListing,
  useListing,
  useListingUpdates,
  useUpdateListing,
} from '../features/listings/editor/use-listing.ts';
export { listingSections, type ListingSection } from '../features/listings/editor/listing-sections.ts';
export type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
export {
  useListingCreator,
  type ListingCreator,
  type ListingCreatorOptions,
} from '../features/listings/create/use-listing-creator.ts';
export type { CreationStep } from '../features/listings/create/new-listing-draft.ts';
export {
  type CreationRetry,
  useCreateListing,
  useMapSearch,
  useRetryCreation,
} from '../features/listings/create/use-creation.ts';
export type {
  MapPlace,
  NewListing,
  PlaceQuery,
  Verification,
  VerificationOption,
  VerificationStart,
} from '../features/listings/create/creation.queries.ts';
export {
  useVerification,
  type UseVerificationResult,
  verificationStage,
  type VerificationStage,
} from '../features/listings/create/use-verification.ts';
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
export {
  type HistoryPreset,
  historyPresets,
  type ListingAsOf,
  type ListingMoment,
  useListingAsOf,
} from '../features/listings/history/listing-history.ts';
export {
  useListingHistory,
  type ListingHistoryOptions,
  type ListingHistoryState,
} from '../features/listings/history/use-listing-history.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
