import { decideAccess, type Membership } from '@pinfold/contract/access/decide-access';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { planStateOf } from '@pinfold/contract/access/plan';
import type { Language } from '@pinfold/contract/languages';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { createClient, type PinfoldClient } from '../client/create-client.ts';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../client/schema.ts';
import type { TestAnswers } from './test-answers.ts';
import { createTestData, type TestData, type TestDataOptions } from './test-data.ts';
import type { TestOperationId } from './operations.generated.ts';
import { findOperation } from './test-operations.ts';
import { TestProblem } from './test-problem.ts';
import { sendBulkEdit, type TestSending } from './send-bulk-edit.ts';
import { createTestBulkEditApi } from './test-bulk-edit-api.ts';
import { createTestCompanyApi } from './test-company-api.ts';
import { createTestCreationApi, type TestCreationDecision } from './test-creation-api.ts';
import { createTestExportsApi } from './test-exports-api.ts';
import { createTestExternalChangesApi } from './external-changes/test-external-changes-api.ts';
import type { TestChangeDecision } from './external-changes/test-decisions.ts';
import { createTestIntegrationsApi } from './test-integrations-api.ts';
import { createTestGroupsApi } from './test-groups-api.ts';
import { createTestListingHistoryApi } from './test-listing-history-api.ts';
import { createTestListingApi, type TestListingDecision } from './test-listing-api.ts';
import { createTestListingsApi } from './test-listings-api.ts';
import { createTestOfferApi } from './test-offer-api.ts';
import type { TestScanEnd } from './rankings/grid-answers.ts';
import { createTestRankingsApi } from './rankings/test-rankings-api.ts';
import { createTestReplyTemplatesApi } from './reply-templates/test-reply-templates-api.ts';
import { createTestReviewCategoriesApi } from './review-categories/test-review-categories-api.ts';
import { createTestAiRepliesApi } from './ai-replies/test-ai-replies-api.ts';
import { createTestAutoRepliesApi } from './auto-replies/test-auto-replies-api.ts';
import { reviewAnalyticsAnswers } from './review-analytics/test-review-analytics-answers.ts';
import { reviewAnswers } from './test-review-answers.ts';
import { createTestReviewsApi, type TestDecision } from './test-reviews-api.ts';
import { createTestSessionApi } from './test-session-api.ts';
import { createTestStoreLocatorApi } from './store-locator/test-store-locator-api.ts';
import { createTestTeamApi } from './test-team-api.ts';
import { createTestStream } from './test-stream.ts';

/**
 * How a call goes wrong: refused with a code of the contract, and the status and document that belong to it; `network`
 * breaks the connection, `hang` never answers (until `timeoutMs`), `malformed` answers with what is no JSON.
 */
export type TestFailure = ProblemCode | 'network' | 'hang' | 'malformed';

/** What the in-memory API holds, how slow it is, and what goes wrong in it. */
export interface TestClientOptions {
  /** Milliseconds before each answer, so that what shows while something loads can be seen. @defaultValue 0 */
  latency?: number | undefined;
  /** Calls that go wrong from the start, by their `operationId` in the OpenAPI document: `{ searchReviews: 'hang' }`. */
  failures?: { readonly [Operation in TestOperationId]?: TestFailure } | undefined;
  /** What the company holds. */
  data?: TestDataOptions | undefined;
  /** Milliseconds after which the provider publishes a reply by itself. Left out, `server.decide` does. */
  publishAfter?: number | undefined;
  /**
   * Milliseconds after which Google takes a decision about a change by others that was sent. Left out,
   * `server.decideChange` does.
   */
  takeAfter?: number | undefined;
  /** @defaultValue 1 */
  companyId?: number | undefined;
  language?: Language | undefined;
  /** Milliseconds after which a hanging call is given up. @defaultValue 30000 */
  timeoutMs?: number | undefined;
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
  /** The model goes on with drafts that it held back, see `data.aiReplies.holdAfter`. */
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

/** A client with the in-memory API behind it. */
export interface TestClient extends PinfoldClient {
  readonly server: TestServer;
}

/**
 * A client over an API in memory that behaves: filters filter, replies become processing and then what you decide,
 * notes are kept. For stories and for a host's own tests. Its answers are checked against the contract, and against what
 * the real API was recorded to answer.
 *
 * @example
 * ```tsx
 * const client = createTestClient({ data: { reviewCount: 10_000 }, latency: 300 });
 * render(<PinfoldProvider client={client}><ReviewsInbox /></PinfoldProvider>);
 * client.server.decide(1, { rejected: 'repetitive' });
 *
 * client.server.fail('replyToReview', 'internal_error');
 * await user.click(screen.getByRole('button', { name: 'Wyślij' }));
 * client.server.fail('replyToReview', undefined);
 * ```
 */
export function createTestClient(options: TestClientOptions = {}): TestClient {
  const companyId = options.companyId ?? 1;
  const data = createTestData(options.data, companyId);
  const reviews = createTestReviewsApi(data);
  const stream = createTestStream();
  const listings = createTestListingApi(data, (ids) => stream.send('locations', ids));
  const creation = createTestCreationApi(data, (ids) => stream.send('locations', ids), listings.show);
  const changes = createTestExternalChangesApi(
    data,
    (ids) => stream.send('external_changes', ids),
    options.takeAfter,
  );
  const rankings = createTestRankingsApi(data, () => stream.send('rankings', []));
  const categories = createTestReviewCategoriesApi(data, (topic, ids) => stream.send(topic, ids));
  const ai = createTestAiRepliesApi(data, reviews.find);
  const calls: TestCall[] = [];
  const failures: { [Operation in TestOperationId]?: TestFailure | undefined } = { ...options.failures };
  let latency = options.latency ?? 0;

  const decide = (id: number, decision: TestDecision) => {
    reviews.decide(id, decision);
    stream.send('reviews', [id]);
    if (data.bulkReplies.length > 0) stream.send('bulk_replies', []);
  };
  const publishLater = (ids: readonly number[]) => {
    stream.send('reviews', ids);
    if (options.publishAfter === undefined) return;
    setTimeout(() => ids.forEach((id) => decide(id, 'published')), options.publishAfter);
  };

  const answers: TestAnswers = {
    ...createTestSessionApi(data),
    ...createTestCompanyApi(data),
    ...createTestTeamApi(data),
    ...createTestIntegrationsApi(data),
    ...createTestListingsApi(data),
    ...createTestGroupsApi(data),
    ...createTestOfferApi(data),
    ...creation.answers,
    ...createTestExportsApi(data),
    ...createTestBulkEditApi(data),
    ...changes.answers,
    ...rankings.answers,
    ...createTestStoreLocatorApi(data),
    ...listings.answers,
    ...createTestListingHistoryApi(data),
    ...categories.answers,
    ...createTestReplyTemplatesApi(data, reviews, publishLater),
    ...ai.answers,
    ...createTestAutoRepliesApi(data, {
      find: reviews.find,
      reply: (id, text) => publishLater([reviews.reply(id, text).id]),
    }),
    ...reviewAnswers(data, reviews, publishLater),
    ...reviewAnalyticsAnswers(data),
    streamEvents: ({ signal }) => stream.respond(signal),
  };

  const answer = async (request: Request, basePath: string): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
    const operation = path === undefined ? undefined : findOperation(request.method, path);
    if (!operation) throw new TestProblem('not_found');
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ operation: operation.id, body, headers: request.headers });
    await pause(latency, request.signal);
    const failure = failures[operation.id];
    if (failure) return fail(failure, request.signal);
    const refusal = decideAccess(operation.access, membershipOf(data));
    if (refusal) throw new TestProblem(refusal);
    const respondTo = answers[operation.id];
    if (!respondTo) throw new Error(`The API in memory does not answer ${operation.id}.`);
    const { headers, signal } = request;
    const { ids } = operation;
    return respondTo({ id: ids[0] ?? 0, ids, body, query, headers, signal });
  };
  const respond = (request: Request, basePath = ''): Promise<Response> =>
    answer(request, basePath).catch((error: unknown) => {
      if (error instanceof TestProblem) return error.toResponse();
      throw error;
    });

  const client = createClient({
    baseUrl: 'https://pinfold.test',
    companyId,
    language: options.language,
    timeoutMs: options.timeoutMs,
    getToken: () => tokenAfter(calls),
    fetch: (request) => respond(request),
  });
  const server: TestServer = {
    data,
    calls,
    fail: (operation, failure) => {
      failures[operation] = failure;
    },
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    decide,
    sendBulkEdit: (sending = {}) => {
      sendBulkEdit(data, sending);
      stream.send('bulk_edits', []);
      stream.send('locations', []);
    },
    decideListing: listings.decide,
    changeListing: listings.change,
    decideCreation: creation.decideCreation,
    decideVerification: creation.decideVerification,
    sendDecisions: changes.send,
    decideChange: changes.settle,
    addExternalChange: changes.detect,
    finishScan: (gridId, end = 'done') => rankings.finishScan(gridId, end),
    categorise: (share) => {
      categories.categorise(share);
      if (share >= 1) stream.send('reviews', []);
    },
    respond,
    tell: (topic, ids = []) => stream.send(topic, ids),
    releaseAi: ai.release,
    addReview: (review) => {
      data.reviews = [review, ...data.reviews];
      stream.send('reviews', [review.id]);
    },
    get streamCount() {
      return stream.openCount;
    },
    dropStreams: () => stream.drop(),
  };
  return { ...client, server };
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

function membershipOf({ company, user }: TestData): Membership {
  return {
    type: company.company_user.type,
    permissions: permissionMap(permissions.filter((permission) => company.permissions[permission])),
    seesAllLocations: company.company_user.all_facilities_access,
    disabledModules: company.configuration.disabled_modules,
    planCapabilities: company.plan_restrictions.capabilities,
    planState: planStateOf(company.plan_restrictions, Date.now()),
    isDemo: user.is_demo,
  };
}

/** Whoever comes back has another token, since the one that was given up is of no use. */
function tokenAfter(calls: readonly TestCall[]): string {
  const farewells = calls.filter(
    ({ operation }) => operation === 'logout' || operation === 'logoutEverywhere',
  );
  return `test-token${farewells.length || ''}`;
}
