import { memberTypes } from '@pinfold/contract/access/member-types';
import { keywords } from '../../features/company/keywords/keywords.table.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { type BillingAccountRows, makeBillingAccountRows } from './billing-account-samples.ts';
import { type BillingSubscriptionRows, makeBillingSubscriptionRows } from './billing-subscription-samples.ts';
import { type CompanyRows, makeCompanyRows } from './company-samples.ts';
import { type FederatedRows, makeFederatedRows } from './federated-samples.ts';
import { makeSessionRows, type SessionRows } from './session-samples.ts';
import type { TestMember } from '../worlds/factories.ts';
import { type AutoReplyRows, makeAutoReplyRows } from './ai-reply-samples.ts';
import { type BillingOrderRows, makeBillingOrderRows } from './billing-order-samples.ts';
import { type CreationRows, makeCreationRows } from './creation-samples.ts';
import { type ExportRows, makeExportRows } from './export-samples.ts';
import { type ExternalChangeRows, makeExternalChangeRows } from './external-change-samples.ts';
import { type AppleRows, makeAppleRows } from './apple-samples.ts';
import { type FacebookRows, makeFacebookRows } from './facebook-samples.ts';
import { makeInsightRows } from './insight-samples.ts';
import { type IntegrationRows, makeIntegrationRows } from './integration-samples.ts';
import { type LocationRows, makeLocationRows } from './location-samples.ts';
import { type LocatorRows, makeLocatorRows } from './locator-samples.ts';
import { makeAppReviewRows, type AppReviewRows } from './app-review-samples.ts';
import { makeBoosterRows, type BoosterRows } from './booster-samples.ts';
import { makeMobileAppRows, type MobileAppRows } from './mobile-app-samples.ts';
import { makeOldInsightRows } from './old-insight-samples.ts';
import { makePostRows, type PostRows } from './post-samples.ts';
import { makeQuestionRows, type QuestionRows } from './question-samples.ts';
import { makeRankingRows, type RankingRows } from './ranking-samples.ts';
import { makePhotoRows, type PhotoRows } from './photo-samples.ts';
import { planted } from './planted.ts';
import { makeReplyTemplateRows, type ReplyTemplateRows } from './reply-template-samples.ts';
import { makeReviewCategoryRows, type ReviewCategoryRows } from './review-category-samples.ts';
import { makeTeamRows, type TeamRows } from './team-samples.ts';
import { makeUpdateRows, type UpdateRows } from './update-samples.ts';
import { makeWatchedRows, type WatchedRows } from './watched-samples.ts';
import { makeWebsiteRows, type WebsiteRows } from './website-samples.ts';

/** The rows that sample requests refer to. */
export type SampleRows = LocationRows &
  AutoReplyRows &
  BillingAccountRows &
  BillingSubscriptionRows &
  BillingOrderRows &
  CreationRows &
  ExportRows &
  ExternalChangeRows &
  AppleRows &
  FacebookRows &
  IntegrationRows &
  CompanyRows &
  SessionRows &
  FederatedRows &
  LocatorRows &
  MobileAppRows &
  AppReviewRows &
  BoosterRows &
  PhotoRows &
  PostRows &
  QuestionRows &
  RankingRows &
  ReplyTemplateRows &
  ReviewCategoryRows &
  TeamRows &
  UpdateRows &
  WatchedRows &
  WebsiteRows;

/** A company's owner, with its locations and groups. */
export interface SampleMember extends TestMember {
  /** All texts of the second contain the planted word. */
  locationIds: [number, number];
  /** Of the first location alone, and of the second. */
  groupIds: [number, number];
}

interface SampleCompany {
  member: SampleMember;
  sampleRows: SampleRows;
  reviewIds: [number, number];
  changeIds: [number, number];
  gridIds: [number, number];
}

/** A company with a row of every kind that an endpoint can name, about a location that all see and one that some do not. */
export async function makeSampleCompany(api: TestApi): Promise<SampleCompany> {
  const { make, services } = api;
  const companyId = await make.company({
    isMaster: true,
    canAddNewCompanies: true,
    featureFlags: ['apple_maps', 'facebook_accounts', 'map_settings'],
  });
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const locationIds = await makeLocations(api, companyId);
  const [first, second] = locationIds;
  const groupIds: [number, number] = [
    await make.group(companyId, 'Kraków', [first]),
    await make.group(companyId, `Grupa ${planted}`, [second]),
  ];
  const member: SampleMember = { ...owner, locationIds, groupIds };
  const { reviewIds, ...locationRows } = await makeLocationRows(api, member);
  const { changeIds, ...changeRows } = await makeExternalChangeRows(api, member);
  const { gridIds, ...rankingRows } = await makeRankingRows(api, member);
  await makeInsightRows(api, member);
  const companyRows = await makeCompanyRows(services, member);
  await plantKeywords(api, member);
  await makeOldInsightRows(api, member);
  const mobileAppRows = await makeMobileAppRows(api, member);
  const reviewCategoryRows = await makeReviewCategoryRows(api, member, locationRows.reviewId);
  const sampleRows: SampleRows = {
    ...locationRows,
    ...companyRows,
    ...(await makeWebsiteRows(services, member, companyRows)),
    ...changeRows,
    ...rankingRows,
    ...(await makeBillingOrderRows(services, member)),
    ...(await makeSessionRows(api, member)),
    ...(await makeFederatedRows(api, member)),
    ...(await makeBillingAccountRows(services, member)),
    ...(await makeBillingSubscriptionRows(services, member)),
    ...(await makeTeamRows(api, member)),
    ...(await makeCreationRows(api, member)),
    ...(await makeExportRows(api, member)),
    ...(await makeReplyTemplateRows(api, member)),
    ...(await makeAutoReplyRows(api, member, reviewIds)),
    ...reviewCategoryRows,
    ...(await makeIntegrationRows(api, member)),
    ...(await makeAppleRows(api, member)),
    ...(await makeFacebookRows(api, member)),
    ...mobileAppRows,
    ...(await makeAppReviewRows(api, member, { ...mobileAppRows, ...reviewCategoryRows })),
    ...(await makeBoosterRows(api, member, reviewCategoryRows)),
    ...(await makeUpdateRows(api, member)),
    ...(await makeWatchedRows(api, member)),
    ...(await makeLocatorRows(api, member)),
    ...(await makePhotoRows(api, member)),
    ...(await makePostRows(api, member)),
    ...(await makeQuestionRows(api, member)),
  };
  return { member, sampleRows, reviewIds, changeIds, gridIds };
}

async function makeLocations({ make }: TestApi, companyId: number): Promise<[number, number]> {
  return [
    await make.location(companyId, { storeCode: 'LIP-KRK-01' }),
    await make.location(companyId, {
      name: `Kawiarnia ${planted}`,
      storeCode: `${planted}-1`,
      street: `${planted} 7`,
      city: `Miasto ${planted}`,
      phone: planted,
      website: `https://${planted}.test`,
      labels: [planted],
    }),
  ];
}

/** Keywords of the second location, by itself and through its group. */
async function plantKeywords(
  { services }: TestApi,
  { companyId, locationIds, groupIds }: SampleMember,
): Promise<void> {
  const createdAt = services.now();
  await services.database.queries.insert(keywords).values([
    { companyId, keyword: `kawa ${planted}`, scope: 'facility', locationId: locationIds[1], createdAt },
    { companyId, keyword: `lody ${planted}`, scope: 'group', groupId: groupIds[1], createdAt },
  ]);
}
