import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Schemas } from '../client/schema.ts';
import { planAnswers, requireAccess } from './access.ts';
import { createTestDrafts } from './ai-drafts.ts';
import { findOperation, type TestAnswers, TestProblem, type TestRequest } from './answers.ts';
import { bulkRemovalAnswers } from './bulk-removal.ts';
import { invoiceAnswers } from './billing/invoices.ts';
import { orderAnswers } from './billing/orders.ts';
import { subscriptionAnswers } from './billing/subscription.ts';
import { companyAnswers } from './company/company.ts';
import { keywordAnswers } from './company/keywords.ts';
import { dashboardAnswers } from './dashboard.ts';
import { exportAnswers } from './exports.ts';
import type { TestChangeDecision } from './external-changes/decisions.ts';
import { createTestExternalChanges } from './external-changes/external-changes.ts';
import { insightAnswers } from './insights/insights.ts';
import { oldInsightAnswers } from './insights/old-insights.ts';
import { appleAnswers } from './apple-accounts.ts';
import { facebookAnswers } from './facebook-accounts.ts';
import { integrationAnswers } from './integrations.ts';
import { mapSettingsAnswers } from './map-settings.ts';
import { createTestBulkEdits } from './listings/bulk-edit.ts';
import type { TestSending } from './listings/bulk-edit-sending.ts';
import { catalogAnswers } from './listings/catalog.ts';
import { holidayAnswers } from './listings/holidays.ts';
import { groupAnswers } from './listings/groups.ts';
import { createTestListings, type TestListingDecision } from './listings/listing.ts';
import { locationAnswers } from './listings/locations.ts';
import { createTestNewListings, type TestCreationDecision } from './listings/new-listing.ts';
import { watchedAnswers } from './listings/watched.ts';
import { createTestStream } from './live-stream.ts';
import { appReviewAnalyticsAnswers } from './reviews/app-review-analytics.ts';
import { appReviewAnswers } from './reviews/app-reviews.ts';
import { boosterContactAnswers } from './booster-contacts.ts';
import { boosterReviewAnswers } from './reviews/booster-reviews.ts';
import { boosterInvitationAnswers } from './booster-invitations.ts';
import { boosterAnswers } from './review-booster.ts';
import { mobileAppAnswers } from './mobile-apps.ts';
import type { TestOperationId } from './operations.generated.ts';
import { aiPostAnswers } from './publications/ai-posts.ts';
import { createTestPhotos, type TestPhotosEnd } from './publications/photos.ts';
import { postInsightAnswers } from './publications/post-insights.ts';
import { createTestPosts, type TestPostEnd } from './publications/posts.ts';
import { uploadAnswers } from './publications/uploads.ts';
import { questionAnswers } from './questions.ts';
import { competitionAnswers, competitorAnswers } from './rankings/competition.ts';
import { createTestGrids, type TestScanEnd } from './rankings/grids.ts';
import { operatorAnswers } from './operators.ts';
import { positionAnswers } from './rankings/positions.ts';
import { aiReplyAnswers } from './reviews/ai-replies.ts';
import { autoReplyAnswers } from './reviews/auto-replies.ts';
import { replyTemplateAnswers } from './reviews/reply-templates.ts';
import { reviewAnalyticsAnswers } from './reviews/review-analytics.ts';
import { createTestReviewCategories } from './reviews/review-categories.ts';
import { createTestReviews, type TestDecision } from './reviews/reviews.ts';
import { logInAnswers } from './log-ins.ts';
import { sessionAnswers } from './session.ts';
import { storeLocatorAnswers } from './store-locator/store-locator.ts';
import { teamAnswers } from './team.ts';
import type { TestData } from './test-data.ts';
import { organicAnswers } from './websites/organic.ts';
import { websiteAuditAnswers } from './websites/audits.ts';

/**
 * How a call fails: a code of the contract returns its status and problem document, `network` breaks the connection,
 * `hang` does not respond until `timeoutMs`, `malformed` responds with invalid JSON.
 */
export type TestFailure = ProblemCode | 'network' | 'hang' | 'malformed';

/** Latency, failures and delays of the in-memory API. */
export interface TestServerOptions {
  /** Milliseconds before each response, to show loading states. @defaultValue 0 */
  latency?: number | undefined;
  /** Calls that fail from the start, by `operationId` of the OpenAPI document: `{ searchReviews: 'hang' }`. */
  failures?: { readonly [Operation in TestOperationId]?: TestFailure } | undefined;
  /**
   * Milliseconds after which replies, posts and photos are published.
   * @defaultValue pending until `server.decide`, `settlePost` and `settlePhotos`
   */
  publishAfter?: number | undefined;
  /**
   * Milliseconds after which Google accepts a decision about an external change that was sent.
   * @defaultValue pending until `server.decideChange`
   */
  takeAfter?: number | undefined;
}

/** A call that the in-memory API has received. */
export interface TestCall {
  operation: TestOperationId;
  body: unknown;
  headers: Headers;
}

/** The in-memory API of a test client. Methods that change data also send a change to live streams. */
export interface TestServer {
  data: TestData;
  calls: readonly TestCall[];
  /** Makes a call fail from now on; undefined makes it succeed again, to test a retry. */
  fail(operation: TestOperationId, failure: TestFailure | undefined): void;
  /** Sets the latency of responses, in milliseconds. */
  setLatency(milliseconds: number): void;
  /** Settles a pending reply. */
  decide(reviewId: number, decision: TestDecision): void;
  /** Settles locations of the open bulk edit. @defaultValue all pending ones are accepted */
  sendBulkEdit(sending?: TestSending): void;
  /** Settles the pending edit of a listing. */
  decideListing(locationId: number, decision: TestListingDecision): void;
  /** Changes a listing as another user. */
  changeListing(locationId: number, changes: Partial<ListingFields>): void;
  /** Sends a change to live streams, after you changed `data`. Without ids it concerns the whole topic. */
  tell(topic: LiveTopic, ids?: readonly number[]): void;
  /** Settles a new location that is pending at Google. */
  decideCreation(locationId: number, decision: TestCreationDecision): void;
  /** Settles the verification of a location. */
  decideVerification(locationId: number, decision: 'verified' | 'failed'): void;
  /** Sends all decisions about external changes that can still be undone. */
  sendDecisions(): void;
  /** Settles a decision about an external change that was sent to Google. */
  decideChange(changeId: number, decision: TestChangeDecision): void;
  /** Adds an external change. */
  addExternalChange(change: Schemas['ExternalChange']): void;
  /** Settles what is under way of a post. @defaultValue published everywhere */
  settlePost(postId: number, end?: TestPostEnd): void;
  /** Settles what is under way of a batch of photos. @defaultValue done everywhere */
  settlePhotos(batchId: number, end?: TestPhotosEnd): void;
  /** Finishes the pending scan of a grid. @defaultValue done */
  finishScan(gridId: number, end?: TestScanEnd): void;
  /** Sets the progress of the categorisation run, 0 to 1; 1 finishes it. */
  categorise(share: number): void;
  /** Resumes AI drafts that are paused by `holdAfter` of `data.aiReplies` or `data.aiPosts`. */
  releaseAi(): void;
  /** Adds a review, or replaces the one with the same id. */
  addReview(review: Schemas['Review']): void;
  /**
   * Returns the API's response to a request, for tests that intercept the network themselves, such as with msw.
   *
   * @param basePath - Path of the API in the request's URL: `/api` for `https://listings.example/api/reviews/1/`.
   * @throws TypeError if `fail` set `network` for the call
   */
  respond(request: Request, basePath?: string): Promise<Response>;
  /** Number of open live streams. */
  readonly streamCount: number;
  /** Closes all live streams, as a restarting server does. */
  dropStreams(): void;
}

/** Creates the in-memory API over its data. */
export function createTestServer(data: TestData, options: TestServerOptions = {}): TestServer {
  const stream = createTestStream();
  const tell = stream.send;
  const tellRankings = () => tell('rankings');
  const reviews = createTestReviews(data, tell, options.publishAfter);
  const categories = createTestReviewCategories(data, tell);
  const drafts = createTestDrafts();
  const listings = createTestListings(data, tell);
  const newListings = createTestNewListings(data, tell, listings);
  const bulkEdits = createTestBulkEdits(data, tell);
  const changes = createTestExternalChanges(data, tell, options.takeAfter);
  const posts = createTestPosts(data, tell, options.publishAfter);
  const photos = createTestPhotos(data, tell, options.publishAfter);
  const grids = createTestGrids(data, tellRankings);
  const single: TestAnswers = {
    ...logInAnswers(data),
    ...sessionAnswers(data),
    ...companyAnswers(data),
    ...planAnswers(data),
    ...orderAnswers(data),
    ...subscriptionAnswers(data),
    ...invoiceAnswers(data),
    ...keywordAnswers(data),
    ...websiteAuditAnswers(data, () => tell('websites')),
    ...teamAnswers(data),
    ...integrationAnswers(data),
    ...appleAnswers(data),
    ...facebookAnswers(data),
    ...mapSettingsAnswers(data),
    ...mobileAppAnswers(data),
    ...appReviewAnswers(data, tell, drafts, options.publishAfter),
    ...appReviewAnalyticsAnswers(data),
    ...boosterAnswers(data, tell),
    ...boosterReviewAnswers(data, tell, drafts, options.publishAfter),
    ...boosterInvitationAnswers(data, tell),
    ...boosterContactAnswers(data, tell),
    ...watchedAnswers(data),
    ...locationAnswers(data),
    ...groupAnswers(data),
    ...catalogAnswers(data),
    ...holidayAnswers(),
    ...listings.answers,
    ...newListings.answers,
    ...bulkEdits.answers,
    ...exportAnswers(data),
    ...dashboardAnswers(data),
    ...insightAnswers(data),
    ...oldInsightAnswers(data),
    ...changes.answers,
    ...posts.answers,
    ...aiPostAnswers(data, drafts),
    ...postInsightAnswers(data),
    ...photos.answers,
    ...uploadAnswers(data),
    ...questionAnswers(data),
    ...positionAnswers(data),
    ...competitorAnswers(data, tellRankings),
    ...competitionAnswers(data),
    ...grids.answers,
    ...organicAnswers(data, () => tell('websites')),
    ...storeLocatorAnswers(data),
    ...reviews.answers,
    ...categories.answers,
    ...replyTemplateAnswers(data, reviews),
    ...aiReplyAnswers(data, reviews.find, drafts),
    ...autoReplyAnswers(data, reviews),
    ...reviewAnalyticsAnswers(data),
    ...operatorAnswers(data),
    streamEvents: ({ signal }) => stream.respond(signal),
  };
  const answers: TestAnswers = { ...single, ...bulkRemovalAnswers(single) };
  const calls: TestCall[] = [];
  const failures: { [Operation in TestOperationId]?: TestFailure | undefined } = { ...options.failures };
  let latency = options.latency ?? 0;

  const answer = async (request: Request, basePath: string): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
    const operation = path === undefined ? undefined : findOperation(request.method, path);
    if (!operation) throw new TestProblem('not_found');
    const { id: name, ids, date, access, status } = operation;
    const { headers, signal } = request;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ operation: name, body, headers });
    await pause(latency, signal);
    const failure = failures[name];
    if (failure) return fail(failure, signal);
    requireAccess(access, data);
    const handler = handlerOf(answers, name);
    const result = await handler({ id: ids[0] ?? 0, ids, date, body, query, headers, signal });
    if (result instanceof Response) return result;
    return status === 204 ? new Response(null, { status }) : Response.json(result, { status });
  };

  return {
    data,
    calls,
    fail: (operation, failure) => {
      failures[operation] = failure;
    },
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    respond: (request, basePath = '') =>
      answer(request, basePath).catch((error: unknown) => {
        if (error instanceof TestProblem) return error.toResponse();
        throw error;
      }),
    tell,
    decide: reviews.decide,
    addReview: reviews.addReview,
    categorise: categories.categorise,
    releaseAi: drafts.release,
    sendBulkEdit: bulkEdits.send,
    decideListing: listings.decide,
    changeListing: listings.change,
    decideCreation: newListings.decideCreation,
    decideVerification: newListings.decideVerification,
    sendDecisions: changes.send,
    decideChange: changes.settle,
    addExternalChange: changes.detect,
    settlePost: posts.settle,
    settlePhotos: photos.settle,
    finishScan: (gridId, end = 'done') => grids.finish(gridId, end),
    get streamCount() {
      return stream.openCount;
    },
    dropStreams: stream.drop,
  };
}

/** Handlers are typed by the contract's bodies; here the body is one of them. */
function handlerOf(answers: TestAnswers, name: TestOperationId) {
  const handler = answers[name] as ((request: TestRequest<never>) => unknown) | undefined;
  if (!handler) throw new Error(`The API in memory does not answer ${name}.`);
  return handler as (request: TestRequest) => unknown;
}

function fail(failure: TestFailure, signal: AbortSignal): Promise<Response> | Response {
  if (failure === 'network') throw new TypeError('Failed to fetch');
  if (failure === 'malformed') return new Response('<html>Proxy error</html>', { status: 200 });
  if (failure === 'hang')
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return new TestProblem(failure).toResponse();
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
