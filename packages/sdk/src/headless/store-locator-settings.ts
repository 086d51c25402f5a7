export {
  type LocatorChange,
  type LocatorForm,
  type LocatorSettingsOptions,
  type LocatorSettingsState,
  useLocator,
  useLocatorDrafts,
  useLocatorFilters,
  useLocatorSettings,
  useUpdateLocator,
} from '../features/store-locator/settings/use-locator-settings.ts';
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
export {
  useLocatorQuestions,
  type LocatorQuestion,
  type LocatorQuestionsState,
  type QuestionTexts,
} from '../features/store-locator/settings/use-locator-questions.ts';
export {
  listingFinding,
  type ListingFinding,
  type ListingLocator,
  type ListingLocatorField,
  type ListingLocatorOptions,
} from '../features/store-locator/settings/listing-locator.ts';
export {
  type ListingLocatorChange,
  type ListingLocatorForm,
  type ListingLocatorSettingsState,
  useListingLocator,
  useListingLocatorSettings,
  useUpdateListingLocator,
} from '../features/store-locator/settings/use-listing-locator.ts';
export { embedCode, type EmbedKind } from '../features/store-locator/settings/embed-code.ts';
export {
  createPreviewSource,
  draftOptions,
  draftStore,
  type PreviewSourceOptions,
} from '../features/store-locator/settings/preview-source.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
