import type { OperationsOf } from '../../operations-of.ts';
import type * as listingLocator from './listing-locator.endpoints.ts';
import type * as locatorFaq from './locator-faq.endpoints.ts';
import type * as locatorSettings from './locator-settings.endpoints.ts';
import type * as publicLocator from './public-locator.endpoints.ts';
import type * as publicStore from './public-store.endpoints.ts';

type Operations = OperationsOf<
  | typeof listingLocator
  | typeof locatorFaq
  | typeof locatorSettings
  | typeof publicLocator
  | typeof publicStore
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const storeLocatorDescriptions: Readonly<Record<Operations, string>> = {
  getLocator:
    "Answers how the company's store locator is set up. Before anybody set it up, it is sensible values.",
  updateLocator:
    'Changes some of how the store locator is set up. Fields that are left out stay; visitors see a published locator change.',
  createLocatorImage:
    'Stores a picture for the store locator: PNG, JPEG, WebP or SVG, which is drawn as PNG. Nothing shows it until settings name it.',
  listLocatorFilters:
    'Lists labels, attributes and categories of the locations in the locator, by which visitors could filter.',
  listLocatorQuestions:
    'Lists questions and answers of the store locator in their order, for all locations or of one.',
  createLocatorQuestion: 'Adds a question with its answer at the end.',
  updateLocatorQuestion: 'Changes a question of the store locator or its answer.',
  deleteLocatorQuestion: 'Removes a question from the store locator.',
  orderLocatorQuestions:
    'Puts questions of the store locator into the given order. Those that are not named follow in the order that they had.',
  getListingLocator: 'Answers what one location says in the store locator.',
  updateListingLocator:
    'Changes what one location says in the store locator. The provider learns nothing of it.',
  previewLocator: 'Answers the store locator as visitors would find it now, published or not.',
  previewLocatorPage: 'Answers the shops of one area as visitors would find them now, as columns.',
  previewStore: 'Answers one shop as visitors would find it now, published or not.',
  getPublicLocator:
    'Answers a published store locator with the shops that come first. It is meant for visitors of any website and may be cached.',
  getPublicLocatorPage:
    'Answers the shops of one area of a published store locator, as columns. It may be cached.',
  getPublicStore: 'Answers all that a visitor can know of one shop. It may be cached.',
  listPublicReviews:
    'Lists reviews of one shop that its owner lets visitors see, from the newest. It may be cached.',
  findLocatorPlaces:
    'Suggests towns and streets whose name begins with the given text, with their coordinates, for the search field of a store locator.',
};
