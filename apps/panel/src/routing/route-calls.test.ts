import type { MemberAccess } from '@pinfold/sdk';
import { accessOf, type TestOperationId } from '@pinfold/sdk/testing';
import { describe, expect, test } from 'vitest';
import type { CompanyAccess } from './panel-route.ts';
import { paths } from './paths.ts';
import { routes } from './routes.ts';

/** What each page cannot do without: the calls that fill it, or that it is there to make. */
const calls: Partial<Record<string, readonly TestOperationId[]>> = {
  [paths.dashboard]: ['getDashboardStats'],
  [paths.listingList]: ['listLocations'],
  [paths.listingGroups]: ['listGroups'],
  [paths.listingQuality]: ['listLocations'],
  [paths.createListing]: ['createListing'],
  [paths.importListings]: ['listGooglePlaces'],
  [paths.editListings]: ['startBulkEdit'],
  [paths.listingDetails]: ['getListing'],
  [paths.listingChanges]: ['listExternalChanges'],
  [paths.listingHistory]: ['listExternalChangeEvents'],
  [paths.listingLocator]: ['getListingLocator'],
  [paths.listingLocatorSettings]: ['getListingLocator'],
  [paths.listingLocatorQuestions]: ['listLocatorQuestions'],
  [paths.storeLocatorSettings]: ['getLocator'],
  [paths.storeLocatorQuestions]: ['listLocatorQuestions'],
  [paths.reviewList]: ['searchReviews'],
  [paths.appReviews]: ['searchAppReviews'],
  [paths.reviewAnalytics]: ['analyseReviews'],
  [paths.reviewCategories]: ['analyseReviewsBy'],
  [paths.reviewCategory]: ['analyseReviewsBy'],
  [paths.appReviewAnalytics]: ['analyseAppReviews'],
  [paths.appReviewCategory]: ['analyseAppReviewsBy'],
  [paths.replyTemplates]: ['listReplyTemplates'],
  [paths.aiReplies]: ['updateAiReplyConfig'],
  [paths.autoReplies]: ['listAutoReplies'],
  [paths.boosterPromo]: [],
  [paths.boosterForms]: ['listBoosterForms'],
  [paths.boosterReviews]: ['searchBoosterReviews'],
  [paths.boosterAnalytics]: ['analyseBoosterReviews'],
  [paths.boosterCategory]: ['analyseBoosterReviewsBy'],
  [paths.questions]: ['listQuestions'],
  [paths.singleLocation]: ['listRankKeywords'],
  [paths.allLocationsChart]: ['listRankKeywords'],
  [paths.allLocationsTable]: ['listRankKeywords'],
  [paths.competitionVisibility]: ['listCompetitors'],
  [paths.competitionLocations]: ['searchCompetitorPlaces'],
  [paths.websiteVisibility]: ['listOrganicResults'],
  [paths.websiteCompetition]: ['getOrganicCompetition'],
  [paths.websiteAnalytics]: ['getLastQualityAudit'],
  [paths.usersBehavior]: ['getInsights'],
  [paths.usersBehaviorArchive]: ['getOldInsights'],
  [paths.externalChangeList]: ['listExternalChanges'],
  [paths.externalChangeProtection]: ['updateProtectionSettings'],
  [paths.externalChangeHistory]: ['listExternalChangeEvents'],
  [paths.photos]: ['listPhotos'],
  [paths.addPhotos]: ['sendPhotos'],
  [paths.sentPosts]: ['listLocalPosts'],
  [paths.plannedPosts]: ['listLocalPosts'],
  [paths.repeatingPosts]: ['listLocalPosts'],
  [paths.postCalendar]: ['listCalendarPosts'],
  [paths.postStatistics]: ['getPostInsights'],
  [paths.addPost]: ['createLocalPost'],
  [paths.editPost]: ['updateLocalPost'],
  [paths.companyProfile]: ['getCompanyProfile'],
  [paths.companyWebsites]: ['listWebsites'],
  [paths.companyKeywords]: ['listKeywords'],
  [paths.googleAccounts]: ['listGoogleAccounts'],
  [paths.facebookAccounts]: ['listFacebookAccounts', 'listFacebookListings'],
  [paths.facebookConnected]: ['connectFacebook'],
  [paths.appleAccounts]: ['listAppleAccounts', 'listAppleListings'],
  [paths.appleConnected]: ['connectApple'],
  [paths.watchedLocations]: ['listWatchedLocations'],
  [paths.mapSettings]: ['getMapSettings', 'listBingListings'],
  [paths.mobileApps]: ['listMobileAppAccounts'],
  [paths.team]: ['listMembers'],
  [paths.userProfile]: [],
  [paths.consents]: [],
  [paths.subscription]: [],
  [paths.dateAndTime]: [],
  [paths.orderDetails]: [],
  [paths.invoiceData]: ['replaceInvoiceData'],
  [paths.paymentCompleted]: ['confirmPayment'],
  [paths.planRoom]: [],
  [paths.checkout]: ['createOrder'],
};

/** Calls of the view that a page shows to those who lack what it asks for itself. */
const otherCalls: Partial<Record<string, readonly TestOperationId[]>> = {
  [paths.reviewCategories]: ['listReviewCategories'],
};

/** The figures of categories are what the plan sells as sentiment (product spec, section 6); the API gives them with all others. */
const planOfItsOwn: readonly string[] = [paths.reviewCategories, paths.reviewCategory];

const pages = routes.flatMap(({ path, page, access }) =>
  page && access.for === 'member' ? [{ path: String(path), access }] : [],
);

describe('SHL-02 a page', () => {
  test.each(pages)('$path opens for exactly those whom its calls serve', ({ path, access }) => {
    const needed = calls[path];
    expect(needed, 'the calls of a new page are to be named here').toBeDefined();
    expect(asked(access, path)).toEqual(askedByCalls(needed ?? [], path));
    const other = otherCalls[path];
    expect(access.orElse !== undefined).toBe(other !== undefined);
    if (access.orElse && other) expect(asked(access.orElse, '')).toEqual(askedByCalls(other, ''));
  });
});

type Asked = Pick<MemberAccess, 'permission' | 'plan' | 'fullAccess'>;

function asked({ permission, plan, fullAccess }: Asked | CompanyAccess, path: string) {
  return {
    permission,
    plan: planOfItsOwn.includes(path) ? undefined : plan,
    fullAccess: fullAccess ?? false,
  };
}

function askedByCalls(operations: readonly TestOperationId[], path: string) {
  const each: readonly Asked[] = operations.map(accessOf);
  return {
    permission: each.find(({ permission }) => permission)?.permission,
    plan: planOfItsOwn.includes(path) ? undefined : each.find(({ plan }) => plan)?.plan,
    fullAccess: each.some(({ fullAccess }) => fullAccess),
  };
}
