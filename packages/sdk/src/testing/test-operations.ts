import type { Access } from '@pinfold/contract/access/access';
import { aiReplyOperations } from './ai-replies/ai-reply-operations.ts';
import { autoReplyOperations } from './auto-replies/auto-reply-operations.ts';
import { bulkEditOperations } from './bulk-edit-operations.ts';
import { companyOperations } from './company-operations.ts';
import { creationOperations } from './creation-operations.ts';
import { exportOperations } from './export-operations.ts';
import { externalChangeOperations } from './external-changes/external-change-operations.ts';
import { integrationOperations } from './integration-operations.ts';
import { groupOperations } from './group-operations.ts';
import { listingHistoryOperations } from './listing-history-operations.ts';
import { listingOperations } from './listing-operations.ts';
import { reviewAnalyticsOperations } from './review-analytics/review-analytics-operations.ts';
import { replyTemplateOperations } from './reply-templates/reply-template-operations.ts';
import { offerOperations } from './offer-operations.ts';
import { reviewCategoryOperations } from './review-categories/review-category-operations.ts';
import { rankingOperations } from './rankings/ranking-operations.ts';
import { sessionOperations } from './session-operations.ts';
import { storeLocatorOperations } from './store-locator/store-locator-operations.ts';
import { teamOperations } from './team-operations.ts';

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

/** Every call of the API with who may make it. Fixed paths stand before those with an id. */
export const testOperations = {
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
} as const satisfies Record<string, TestOperation>;

/** Name of a call, as in the API's OpenAPI document. */
export type TestOperationId = keyof typeof testOperations;

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
