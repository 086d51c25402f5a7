'use client';
export {
  StoreLocatorSettings,
  type StoreLocatorSettingsProps,
} from './features/store-locator/ui/settings/store-locator-settings.tsx';
export {
  StoreLocatorSettingsView,
  type StoreLocatorSettingsAppearance,
  type StoreLocatorSettingsViewProps,
} from './features/store-locator/ui/settings/store-locator-settings-view.tsx';
export {
  StoreLocatorQuestions,
  type StoreLocatorQuestionsProps,
} from './features/store-locator/ui/questions/store-locator-questions.tsx';
export {
  LocatorQuestionButton,
  type LocatorQuestionButtonProps,
} from './features/store-locator/ui/questions/locator-question-button.tsx';
export {
  ListingLocatorSummary,
  type ListingLocatorSummaryProps,
} from './features/store-locator/ui/listing/listing-locator-summary.tsx';
export {
  ListingLocatorSettings,
  type ListingLocatorSettingsProps,
} from './features/store-locator/ui/listing/listing-locator-settings.tsx';
export type { ListingLocatorAppearance } from './features/store-locator/ui/listing/listing-locator-frame.tsx';
