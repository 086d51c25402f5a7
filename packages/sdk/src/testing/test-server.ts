import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Schemas } from '../client/schema.ts';
import { planAnswers, requireAccess } from './access.ts';
import { findOperation, type TestAnswers, TestProblem, type TestRequest } from './answers.ts';
import { companyAnswers } from './company/company.ts';
import { keywordAnswers } from './company/keywords.ts';
import { exportAnswers } from './exports.ts';
import type { TestChangeDecision } from './external-changes/decisions.ts';
import { createTestExternalChanges } from './external-changes/external-changes.ts';
import { integrationAnswers } from './integrations.ts';
import { createTestBulkEdits, type TestSending } from './listings/bulk-edit.ts';
import { catalogAnswers } from './listings/catalog.ts';
import { holidayAnswers } from './listings/holidays.ts';
import { groupAnswers } from './listings/groups.ts';
import { createTestListings, type TestListingDecision } from './listings/listing.ts';
import { locationAnswers } from './listings/locations.ts';
import { createTestNewListings, type TestCreationDecision } from './listings/new-listing.ts';
import { createTestStream } from './live-stream.ts';
import type { TestOperationId } from './operations.generated.ts';
import { competitionAnswers, competitorAnswers } from './rankings/competition.ts';
import { createTestGrids, type TestScanEnd } from './rankings/grids.ts';
import { positionAnswers } from './rankings/positions.ts';
import { createTestAiReplies } from './reviews/ai-replies.ts';
import { autoReplyAnswers } from './reviews/auto-replies.ts';
import { replyTemplateAnswers } from './reviews/reply-templates.ts';
import { reviewAnalyticsAnswers } from './reviews/review-analytics.ts';
import { createTestReviewCategories } from './reviews/review-categories.ts';
import { createTestReviews, type TestDecision } from './reviews/reviews.ts';
import { sessionAnswers } from './session.ts';
import { storeLocatorAnswers } from './store-locator/store-locator.ts';
import { teamAnswers } from './team.ts';
import type { TestData } from './test-data.ts';

/**
 * How a call goes wrong: refused with a code of the contract, and the status and document that belong to it; `network`
 * breaks the connection, `hang` never answers (until `timeoutMs`), `malformed` answers with what is no JSON.
 */
export type TestFailure = ProblemCode | 'network' | 'hang' | 'malformed';

/** How slow the in-memory API is, what goes wrong in it, and what happens by itself. */
export interface TestServerOptions {
  /** Milliseconds before each answer, so that what shows while something loads can be seen. @defaultValue 0 */
  latency?: number | undefined;
  /** Calls that go wrong from the start, by their `operationId` in the OpenAPI document: `{ searchReviews: 'hang' }`. */
  failures?: { readonly [Operation in TestOperationId]?: TestFailure } | undefined;
  /** Milliseconds after which the provider publishes a reply by itself. Left out, `server.decide` does. */
  publishAfter?: number | undefined;
  /**
   * Milliseconds after which Google takes a decision about a change by others that was sent. Left out,
   * `server.decideChange` does.
   */
  takeAfter?: number | undefined;
}

/** A call that the in-memory API has received. */
export interface TestCall {
  operation: TestOperationId;
  body: unknown;
  headers: Headers;
}

/** The in-memory API behind a test client: look into it, and make it act. */
export interface TestServer {
  data: TestData;
  calls: readonly TestCall[];
  /** From now on this call goes wrong, so that trying again can be tested; undefined makes it well again. */
  fail(operation: TestOperationId, failure: TestFailure | undefined): void;
  /** How long each answer takes from now on, in milliseconds. */
  setLatency(milliseconds: number): void;
  /** The provider decides about a reply that is on its way; whoever listens hears of it. */
  decide(reviewId: number, decision: TestDecision): void;
  /** The provider decides about locations of the bulk edit that is open; whoever listens hears of it. */
  sendBulkEdit(sending?: TestSending): void;
  /** Google decides about an edit of a listing that is on its way; whoever listens hears of it. */
  decideListing(locationId: number, decision: TestListingDecision): void;
  /** Somebody else changes a listing; whoever listens hears of it. */
  changeListing(locationId: number, changes: Partial<ListingFields>): void;
  /** Says that something has changed, after you changed it in `data`; whoever listens asks for it again. */
  tell(topic: LiveTopic, ids?: readonly number[]): void;
  /** Google decides about a location that is on its way to the map; whoever listens hears of it. */
  decideCreation(locationId: number, decision: TestCreationDecision): void;
  /** Google decides about the verification of a location; whoever listens hears of it. */
  decideVerification(locationId: number, decision: 'verified' | 'failed'): void;
  /** Decisions about changes by others that can still be undone are sent now; whoever listens hears of it. */
  sendDecisions(): void;
  /** Google decides about a decision that is on its way to it; whoever listens hears of it. */
  decideChange(changeId: number, decision: TestChangeDecision): void;
  /** Somebody else changes a field of a listing; whoever listens hears of it. */
  addExternalChange(change: Schemas['ExternalChange']): void;
  /** The scan of a grid that waits ends; whoever listens hears of it. @defaultValue done */
  finishScan(gridId: number, end?: TestScanEnd): void;
  /** All reviews are put into categories, up to this share of them, 1 being the end; whoever listens hears of it. */
  categorise(share: number): void;
  /** The model goes on with drafts that wait, see `data.aiReplies.holdAfter`. */
  releaseAi(): void;
  /** A customer writes a review; whoever listens hears of it. */
  addReview(review: Schemas['Review']): void;
  /**
   * Returns what the API would to a request, for tests in which something else catches the network, such as msw.
   *
   * @param basePath - Of the API in the request's address: `/api` for `https://listings.example/api/reviews/1/`.
   * @throws TypeError where the call was told to fail with `network`
   */
  respond(request: Request, basePath?: string): Promise<Response>;
  /** Open streams of changes. */
  readonly streamCount: number;
  /** Breaks every open stream. */
  dropStreams(): void;
}

/** The in-memory API over what it holds. */
export function createTestServer(data: TestData, options: TestServerOptions = {}): TestServer {
  const stream = createTestStream();
  const tell = stream.send;
  const tellRankings = () => tell('rankings');
  const reviews = createTestReviews(data, tell, options.publishAfter);
  const categories = createTestReviewCategories(data, tell);
  const ai = createTestAiReplies(data, reviews.find);
  const listings = createTestListings(data, tell);
  const newListings = createTestNewListings(data, tell, listings);
  const bulkEdits = createTestBulkEdits(data, tell);
  const changes = createTestExternalChanges(data, tell, options.takeAfter);
  const grids = createTestGrids(data, tellRankings);
  const answers: TestAnswers = {
    ...sessionAnswers(data),
    ...companyAnswers(data),
    ...planAnswers(data),
    ...keywordAnswers(data),
    ...teamAnswers(data),
    ...integrationAnswers(data),
    ...locationAnswers(data),
    ...groupAnswers(data),
    ...catalogAnswers(data),
    ...holidayAnswers(),
    ...listings.answers,
    ...newListings.answers,
    ...bulkEdits.answers,
    ...exportAnswers(data),
    ...changes.answers,
    ...positionAnswers(data),
    ...competitorAnswers(data, tellRankings),
    ...competitionAnswers(data),
    ...grids.answers,
    ...storeLocatorAnswers(data),
    ...reviews.answers,
    ...categories.answers,
    ...replyTemplateAnswers(data, reviews),
    ...ai.answers,
    ...autoReplyAnswers(data, reviews),
    ...reviewAnalyticsAnswers(data),
    streamEvents: ({ signal }) => stream.respond(signal),
  };
  const calls: TestCall[] = [];
  const failures: { [Operation in TestOperationId]?: TestFailure | undefined } = { ...options.failures };
  let latency = options.latency ?? 0;

  const answer = async (request: Request, basePath: string): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
    const operation = path === undefined ? undefined : findOperation(request.method, path);
    if (!operation) throw new TestProblem('not_found');
    const { id: name, ids, access, status } = operation;
    const { headers, signal } = request;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ operation: name, body, headers });
    await pause(latency, signal);
    const failure = failures[name];
    if (failure) return fail(failure, signal);
    requireAccess(access, data);
    const handler = handlerOf(answers, name);
    const result = handler({ id: ids[0] ?? 0, ids, body, query, headers, signal });
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
    releaseAi: ai.release,
    sendBulkEdit: bulkEdits.send,
    decideListing: listings.decide,
    changeListing: listings.change,
    decideCreation: newListings.decideCreation,
    decideVerification: newListings.decideVerification,
    sendDecisions: changes.send,
    decideChange: changes.settle,
    addExternalChange: changes.detect,
    finishScan: (gridId, end = 'done') => grids.finish(gridId, end),
    get streamCount() {
      return stream.openCount;
    },
    dropStreams: stream.drop,
  };
}

/** A call's body was declared by the contract, and what reads it is typed by that; here it is any of them. */
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
