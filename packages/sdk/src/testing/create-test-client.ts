import { decideAccess, type Membership } from '@pinfold/contract/access/decide-access';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { planStateOf } from '@pinfold/contract/access/plan-state';
import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { createClient, type PinfoldClient } from '../client/create-client.ts';
import type { Schemas } from '../client/schema.ts';
import type { TestAnswers } from './test-answers.ts';
import { createTestData, type TestData, type TestDataOptions } from './test-data.ts';
import { findOperation, type TestOperationId } from './test-operations.ts';
import { TestProblem } from './test-problem.ts';
import { createTestCompanyApi } from './test-company-api.ts';
import { createTestGroupsApi } from './test-groups-api.ts';
import { createTestListingsApi } from './test-listings-api.ts';
import { reviewAnswers } from './test-review-answers.ts';
import { createTestReviewsApi, type TestDecision } from './test-reviews-api.ts';
import { createTestSessionApi } from './test-session-api.ts';
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
  /** A customer writes a review; whoever listens hears of it. */
  addReview(review: Schemas['Review']): void;
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

  const answers: TestAnswers<TestOperationId> = {
    ...createTestSessionApi(data),
    ...createTestCompanyApi(data),
    ...createTestTeamApi(data),
    ...createTestListingsApi(data),
    ...createTestGroupsApi(data),
    ...reviewAnswers(data, reviews, publishLater),
    streamEvents: ({ signal }) => stream.respond(signal),
  };

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const operation = findOperation(request.method, pathname);
    if (!operation) throw new TestProblem('not_found');
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ operation: operation.id, body, headers: request.headers });
    await pause(latency, request.signal);
    const failure = failures[operation.id];
    if (failure) return fail(failure, request.signal);
    const refusal = decideAccess(operation.access, membershipOf(data));
    if (refusal) throw new TestProblem(refusal);
    const { headers, signal } = request;
    const { ids } = operation;
    return answers[operation.id]({ id: ids[0] ?? 0, ids, body, query, headers, signal });
  };

  const client = createClient({
    baseUrl: 'https://pinfold.test',
    companyId,
    language: options.language,
    timeoutMs: options.timeoutMs,
    getToken: () => 'test-token',
    fetch: (request) =>
      respond(request).catch((error: unknown) => {
        if (error instanceof TestProblem) return error.toResponse();
        throw error;
      }),
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
    disabledModules: company.configuration.disabled_modules,
    planCapabilities: company.plan_restrictions.capabilities,
    planState: planStateOf(company.plan_restrictions, Date.now()),
    isDemo: user.is_demo,
  };
}
