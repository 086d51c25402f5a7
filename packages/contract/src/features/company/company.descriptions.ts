import type { OperationsOf } from '../../operations-of.ts';
import type * as companies from './companies.endpoints.ts';
import type * as keywords from './keywords.endpoints.ts';
import type * as referenceData from './reference-data.endpoints.ts';
import type * as searchLocations from './search-locations.endpoints.ts';
import type * as websites from './websites.endpoints.ts';

type Operations = OperationsOf<
  typeof companies | typeof keywords | typeof referenceData | typeof searchLocations | typeof websites
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const companyDescriptions: Readonly<Record<Operations, string>> = {
  listCompanies:
    'Lists the companies that the user belongs to, by name. Take an id from here as the `Company-Id` header of other calls.',
  createCompany:
    'Creates a company of which the caller becomes an owner: the first one of a new user, or another one where a master owner may add more.',
  getCompanyProfile: "Answers the company's own data, such as its name, address and tax number.",
  updateCompany:
    "Changes some of the company's data or its time zone, or marks its setup as finished. Fields that are left out stay.",
  replaceCompany:
    "Replaces the company's data as a whole. A field that is left out is emptied where it may be.",
  getCurrentCompany:
    "Answers the company of the `Company-Id` header with its plan, the caller's permissions and the switches of its modules. A client calls it first to know what to show.",
  updateSecondFactorPolicy:
    'Requires a second factor of every member who logs in by password, or stops requiring it. Members without one are asked to set it up.',
  getParentCompany: 'Answers the company that this one belongs to, or null where it stands alone.',
  getCompanyUsage:
    'Answers how much of each limit of the plan the company uses. Look here before creating much at once.',
  lookUpCompany:
    'Looks a company up by its Polish tax number in the public VAT register. Use it to fill in a form; nothing is stored.',
  listCompanyCategories:
    'Lists the lines of business that a company can name, in the language of the request.',
  listCountries: 'Lists countries by name, in the language of the request.',
  listTimezones: 'Lists IANA time zones with their present offset, from west to east.',
  autocompletePlaces:
    'Suggests towns whose name begins with the given text, in the language of the request. Take a result for `createSearchLocation`.',
  listWebsites: 'Lists the websites that the company watches in search results.',
  createWebsite:
    'Adds a website whose positions in search results are watched. It counts against a limit of the plan.',
  deleteWebsite: 'Removes a website with its keywords. The website itself is untouched.',
  deleteWebsites: 'Removes many websites with their keywords in one call, as to fit into a smaller plan.',
  listWebsiteKeywords: 'Lists the keywords of a website and from which place each is searched.',
  createWebsiteKeywords:
    'Begins to watch a website for keywords, searched from one place, and answers those that are new. Keywords count against a limit of the plan.',
  deleteWebsiteKeyword: 'Stops watching one keyword of a website.',
  listKeywords: 'Lists the keywords that the company watches on maps.',
  createKeywords:
    'Begins to watch keywords on maps for the chosen scope, and answers those that are new. Keywords count against a limit of the plan.',
  deleteKeyword: 'Stops watching one keyword on maps.',
  deleteKeywords: 'Stops watching many keywords in one call, as to fit into a smaller plan.',
  listSearchLocations: 'Lists the places from which the company watches its positions.',
  createSearchLocation:
    'Adds a place from which positions are watched: one of `autocompletePlaces` or of `listSuggestedLocations`.',
  deleteSearchLocation:
    'Stops watching from a place. Keywords of websites that are watched from there are deleted as well.',
  listSuggestedLocations:
    'Lists towns of the own locations that are not watched from yet and were not rejected.',
  rejectSuggestedLocation: 'Removes a place from the suggestions for good. Positions are not touched.',
};
