import type { Access } from '@pinfold/contract/access/access';
import { aiReplyOperations, type AiReplyOperation } from './ai-replies/ai-reply-operations.ts';
import { autoReplyOperations, type AutoReplyOperation } from './auto-replies/auto-reply-operations.ts';
import { bulkEditOperations, type BulkEditOperation } from './bulk-edit-operations.ts';
import { companyOperations, type CompanyOperation } from './company-operations.ts';
import { creationOperations, type CreationOperation } from './creation-operations.ts';
import { exportOperations, type ExportOperation } from './export-operations.ts';
import {
  externalChangeOperations,
  type ExternalChangeOperation,
} from './external-changes/external-change-operations.ts';
import { integrationOperations, type IntegrationOperation } from './integration-operations.ts';
import { groupOperations, type GroupOperation } from './group-operations.ts';
import { listingHistoryOperations, type ListingHistoryOperation } from './listing-history-operations.ts';
import { listingOperations, type ListingDetailOperation } from './listing-operations.ts';
import {
  reviewAnalyticsOperations,
  type ReviewAnalyticsOperation,
} from './review-analytics/review-analytics-operations.ts';
import {
  replyTemplateOperations,
  type ReplyTemplateOperation,
} from './reply-templates/reply-template-operations.ts';
import { offerOperations, type OfferOperation } from './offer-operations.ts';
import {
  reviewCategoryOperations,
  type ReviewCategoryOperation,
} from './review-categories/review-category-operations.ts';
import { rankingOperations, type RankingOperation } from './rankings/ranking-operations.ts';
import { sessionOperations, type SessionOperation } from './session-operations.ts';
import {
  storeLocatorOperations,
  type StoreLocatorOperation,
} from './store-locator/store-locator-operations.ts';
import { teamOperations, type TeamOperation } from './team-operations.ts';

/** A call of the API as the in-memory one knows it. */
export interface TestOperation {
  method: string;
  path: string;
  access: Access;
}

const replying: Access = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'manual_replies',
  demo: 'blocked',
};
const noting: Access = { permission: 'reply_reviews', module: 'reviews', demo: 'blocked' };
const viewing: Access = { permission: 'view_reviews', module: 'reviews', demo: 'allowed' };
const listing: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };

/** Name of a call, as in the API's OpenAPI document. */
export type TestOperationId =
  | SessionOperation
  | CompanyOperation
  | TeamOperation
  | IntegrationOperation
  | GroupOperation
  | ExportOperation
  | CreationOperation
  | BulkEditOperation
  | ListingDetailOperation
  | ListingHistoryOperation
  | OfferOperation
  | ExternalChangeOperation
  | RankingOperation
  | StoreLocatorOperation
  | ReviewAnalyticsOperation
  | ReplyTemplateOperation
  | AutoReplyOperation
  | AiReplyOperation
  | ReviewCategoryOperation
  | 'listLocations'
  | 'listCities'
  | 'listLabels'
  | 'searchReviews'
  | 'getReviewStats'
  | 'listReviewTags'
  | 'listBulkReplies'
  | 'listBulkReplyProblems'
  | 'bulkReply'
  | 'getReview'
  | 'replyToReview'
  | 'deleteReply'
  | 'createNote'
  | 'updateNote'
  | 'deleteNote'
  | 'streamEvents';

/** Every call of the API with who may make it. Fixed paths stand before those with an id. */
export const testOperations: Readonly<Record<TestOperationId, TestOperation>> = {
  ...sessionOperations,
  ...companyOperations,
  ...teamOperations,
  ...integrationOperations,
  listLocations: { method: 'GET', path: '/facilities/', access: listing },
  listCities: { method: 'GET', path: '/facilities/cities/', access: listing },
  listLabels: { method: 'GET', path: '/facilities/labels/', access: listing },
  ...groupOperations,
  ...exportOperations,
  ...creationOperations,
  ...bulkEditOperations,
  ...listingOperations,
  ...listingHistoryOperations,
  ...offerOperations,
  ...externalChangeOperations,
  ...rankingOperations,
  ...storeLocatorOperations,
  searchReviews: { method: 'POST', path: '/reviews/search/', access: viewing },
  getReviewStats: { method: 'GET', path: '/reviews/stats/', access: viewing },
  listReviewTags: { method: 'GET', path: '/reviews/tags/', access: viewing },
  listBulkReplies: { method: 'GET', path: '/reviews/bulk-replies/', access: viewing },
  listBulkReplyProblems: { method: 'GET', path: '/reviews/bulk-replies/{id}/problems/', access: viewing },
  bulkReply: { method: 'POST', path: '/reviews/bulk-reply/', access: replying },
  ...reviewAnalyticsOperations,
  ...replyTemplateOperations,
  ...autoReplyOperations,
  ...aiReplyOperations,
  ...reviewCategoryOperations,
  getReview: { method: 'GET', path: '/reviews/{id}/', access: viewing },
  replyToReview: { method: 'POST', path: '/reviews/{id}/reply/', access: replying },
  deleteReply: { method: 'DELETE', path: '/reviews/{id}/reply/', access: replying },
  createNote: { method: 'POST', path: '/reviews/{id}/note/', access: noting },
  updateNote: { method: 'PATCH', path: '/reviews/{id}/note/', access: noting },
  deleteNote: { method: 'DELETE', path: '/reviews/{id}/note/', access: noting },
  streamEvents: { method: 'GET', path: '/events/', access: { demo: 'allowed' } },
};

/** The call that a request makes. */
export interface FoundOperation {
  id: TestOperationId;
  access: Access;
  /** From the path, in its order. */
  ids: number[];
}

/** Finds the call that a request makes, with the ids in its path. */
export function findOperation(method: string, pathname: string): FoundOperation | undefined {
  for (const id of Object.keys(testOperations) as TestOperationId[]) {
    const operation = testOperations[id];
    const pattern = new RegExp(
      `^${operation.path.replace('{name}', '[a-z0-9-]+').replaceAll(/\{\w+\}/g, '(\\d+)')}$`,
    );
    const match = operation.method === method ? pattern.exec(pathname) : null;
    if (match) return { id, access: operation.access, ids: match.slice(1).map(Number) };
  }
  return undefined;
}
