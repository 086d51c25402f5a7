import { appReviewsDescriptions } from './features/app-reviews/app-reviews.descriptions.ts';
import { billingDescriptions } from './features/billing/billing.descriptions.ts';
import { companyDescriptions } from './features/company/company.descriptions.ts';
import { dashboardDescriptions } from './features/dashboard/dashboard.descriptions.ts';
import { externalChangesDescriptions } from './features/external-changes/external-changes.descriptions.ts';
import { insightsDescriptions } from './features/insights/insights.descriptions.ts';
import { integrationsDescriptions } from './features/integrations/integrations.descriptions.ts';
import { listingsDescriptions } from './features/listings/listings.descriptions.ts';
import { opinionsDescriptions } from './features/opinions/opinions.descriptions.ts';
import { publicationsDescriptions } from './features/publications/publications.descriptions.ts';
import { questionsDescriptions } from './features/questions/questions.descriptions.ts';
import { rankingsDescriptions } from './features/rankings/rankings.descriptions.ts';
import { reviewBoosterDescriptions } from './features/review-booster/review-booster.descriptions.ts';
import { reviewsDescriptions } from './features/reviews/reviews.descriptions.ts';
import { sessionDescriptions } from './features/session/session.descriptions.ts';
import { storeLocatorDescriptions } from './features/store-locator/store-locator.descriptions.ts';
import { teamDescriptions } from './features/team/team.descriptions.ts';
import { websitesDescriptions } from './features/websites/websites.descriptions.ts';
import { liveDescriptions } from './live/live.descriptions.ts';

/** The description of every operation, by its id. For documents alone, so that no client carries them. */
export const descriptions: Readonly<Record<string, string>> = {
  ...appReviewsDescriptions,
  ...billingDescriptions,
  ...companyDescriptions,
  ...dashboardDescriptions,
  ...externalChangesDescriptions,
  ...insightsDescriptions,
  ...integrationsDescriptions,
  ...listingsDescriptions,
  ...opinionsDescriptions,
  ...publicationsDescriptions,
  ...questionsDescriptions,
  ...rankingsDescriptions,
  ...reviewBoosterDescriptions,
  ...reviewsDescriptions,
  ...sessionDescriptions,
  ...storeLocatorDescriptions,
  ...teamDescriptions,
  ...websitesDescriptions,
  ...liveDescriptions,
};
