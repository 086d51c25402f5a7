'use client';
export {
  LocationExportDialog,
  type LocationExportDialogProps,
} from './features/listings/ui/export/location-export-dialog.tsx';
export { LocationList, type LocationListProps } from './features/listings/ui/list/location-list.tsx';
export {
  LocationListView,
  type LocationListViewProps,
} from './features/listings/ui/list/location-list-view.tsx';
export {
  useLocationListView,
  type LocationListAppearance,
  type LocationListSlots,
  type LocationListViewValue,
} from './features/listings/ui/list/location-list-context.ts';
export { LocationCard, type LocationCardProps } from './features/listings/ui/list/location-card.tsx';
export { HoursWeekField, type HoursWeekFieldProps } from './features/listings/ui/hours/hours-week-field.tsx';
export {
  SpecialHoursField,
  type SpecialHoursFieldProps,
} from './features/listings/ui/hours/special-hours-field.tsx';
export { MoreHoursField, type MoreHoursFieldProps } from './features/listings/ui/hours/more-hours-field.tsx';
export type { MoreHoursFault } from './features/listings/ui/hours/more-hours-field.tsx';
export { WeekTimeline, type WeekTimelineProps } from './features/listings/ui/hours/week-timeline.tsx';
export {
  CategoriesField,
  type CategoriesFieldProps,
} from './features/listings/ui/catalog/categories-field.tsx';
export { ServicesField, type ServicesFieldProps } from './features/listings/ui/catalog/services-field.tsx';
export {
  AttributesField,
  type AttributesFieldProps,
  UrlAttributesField,
  type UrlAttributesFieldProps,
} from './features/listings/ui/catalog/attributes-field.tsx';
export { BulkEditor, type BulkEditorProps } from './features/listings/ui/bulk-edit/bulk-editor.tsx';
export {
  BulkEditorView,
  type BulkEditorAppearance,
  type BulkEditorViewProps,
} from './features/listings/ui/bulk-edit/bulk-editor-view.tsx';
export { BulkEditTray, type BulkEditTrayProps } from './features/listings/ui/bulk-edit/bulk-edit-tray.tsx';
export {
  LocationGroups,
  type LocationGroupsAppearance,
  type LocationGroupsProps,
  LocationGroupsView,
  type LocationGroupsViewProps,
} from './features/listings/ui/groups/location-groups.tsx';
export { ListingEditor, type ListingEditorProps } from './features/listings/ui/editor/listing-editor.tsx';
export {
  ListingEditorView,
  type ListingEditorAppearance,
  type ListingEditorViewProps,
} from './features/listings/ui/editor/listing-editor-view.tsx';
export {
  ListingEditorParts,
  type ListingEditorPartsProps,
} from './features/listings/ui/editor/listing-editor-parts.tsx';
export {
  ListingEditorSection,
  type ListingEditorSectionProps,
} from './features/listings/ui/editor/listing-section.tsx';
export { ListingEditorSaveBar } from './features/listings/ui/editor/save-bar.tsx';
export {
  useListingEditorView,
  type ListingEditorSlots,
  type ListingEditorViewValue,
  type ListingPartProps,
} from './features/listings/ui/editor/editor-context.ts';
export { ListingCreator, type ListingCreatorProps } from './features/listings/ui/create/listing-creator.tsx';
export {
  ListingVerification,
  type ListingVerificationProps,
} from './features/listings/ui/create/listing-verification.tsx';
export {
  DeleteListingDialog,
  type DeleteListingDialogProps,
} from './features/listings/ui/editor/delete-listing-dialog.tsx';
export {
  ListingQuality,
  type ListingQualityAppearance,
  type ListingQualityProps,
  ListingQualityView,
  type ListingQualityViewProps,
} from './features/listings/ui/quality/listing-quality.tsx';
export { ListingHistory, type ListingHistoryProps } from './features/listings/ui/history/listing-history.tsx';
export type { ListingHistoryAppearance } from './features/listings/ui/history/listing-history-content.tsx';
export { FieldValue, type FieldValueProps } from './features/listings/ui/change/field-value.tsx';
export {
  FieldDifference,
  type FieldDifferenceProps,
} from './features/listings/ui/change/field-difference.tsx';
export { useFieldName, useFieldNames } from './features/listings/ui/change/use-field-name.ts';
export { useDifferenceText } from './features/listings/ui/change/difference.ts';
export type { PresentField, PresentValues, ShownSide } from './features/listings/ui/change/present-values.ts';
