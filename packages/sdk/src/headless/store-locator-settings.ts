export {
  useLocatorSettings,
  type LocatorSettingsOptions,
  type LocatorForm,
  type LocatorSettingsState,
} from '../features/store-locator/settings/use-locator-settings.ts';
export {
  useLocator,
  useLocatorFilters,
  useUpdateLocator,
  type LocatorChange,
} from '../features/store-locator/settings/use-locator.ts';
export type {
  LocatorContact,
  LocatorField,
  LocatorFilterOffer,
  LocatorImage,
  LocatorLink,
  LocatorOptions,
  LocatorSection,
  LocatorSectionItem,
  LocatorSettings,
} from '../features/store-locator/settings/locator-settings.ts';
export {
  getListingLocator,
  getLocator,
  listLocatorFilters,
  listLocatorQuestions,
  previewLocator,
  previewLocatorPage,
  previewStore,
} from '../features/store-locator/settings/locator.queries.ts';
export {
  locatorFaults,
  type LocatorFault,
  type LocatorFaults,
} from '../features/store-locator/settings/locator-faults.ts';
export {
  useLocatorImage,
  type UseLocatorImageResult,
} from '../features/store-locator/settings/use-locator-image.ts';
export { useLocatorDrafts } from '../features/store-locator/settings/use-locator-settings.ts';
export {
  useLocatorQuestions,
  type LocatorQuestion,
  type LocatorQuestionsState,
  type QuestionTexts,
} from '../features/store-locator/settings/use-locator-questions.ts';
export type {
  ListingLocator,
  ListingLocatorField,
  ListingLocatorOptions,
} from '../features/store-locator/settings/listing-locator.ts';
export {
  useListingLocator,
  useUpdateListingLocator,
  type ListingLocatorChange,
} from '../features/store-locator/settings/use-listing-locator.ts';
export {
  useListingLocatorSettings,
  type ListingLocatorForm,
  type ListingLocatorSettingsState,
} from '../features/store-locator/settings/use-listing-locator-settings.ts';
export { listingFinding, type ListingFinding } from '../features/store-locator/settings/listing-finding.ts';
export { embedCode, type EmbedKind } from '../features/store-locator/settings/embed-code.ts';
export { draftOptions, draftStore } from '../features/store-locator/settings/draft-options.ts';
export {
  createPreviewSource,
  type PreviewSourceOptions,
} from '../features/store-locator/settings/preview-source.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
