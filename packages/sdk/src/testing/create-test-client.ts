import type { Language } from '@pinfold/contract/languages';
import { createClient, type PinfoldClient } from '../client/create-client.ts';
import { createTestData, type TestDataOptions } from './test-data.ts';
export type { TestFailure, TestServer } from './test-server.ts';
import { createTestServer, type TestCall, type TestServer, type TestServerOptions } from './test-server.ts';

/** Data, latency and failures of the in-memory API. */
export interface TestClientOptions extends TestServerOptions {
  /** What the company holds. */
  data?: TestDataOptions | undefined;
  /** @defaultValue 1 */
  companyId?: number | undefined;
  language?: Language | undefined;
  /** Milliseconds after which a hanging call fails. @defaultValue 30000 */
  timeoutMs?: number | undefined;
}

/** A client with the in-memory API behind it. */
export interface TestClient extends PinfoldClient {
  readonly server: TestServer;
}

/**
 * Returns a client with a working in-memory API, for stories and hosts' tests: filters apply, replies are processing
 * until you decide, notes are stored. Its responses are checked against the contract and recordings of the real API.
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
  const server = createTestServer(createTestData(options.data, companyId), options);
  const client = createClient({
    baseUrl: 'https://pinfold.test',
    companyId,
    language: options.language,
    timeoutMs: options.timeoutMs,
    getToken: () => tokenAfter(server.calls),
    fetch: (request) => server.respond(request),
  });
  return { ...client, server };
}

/** A session gets a token of its own, since the one of a session that was ended is refused. */
function tokenAfter(calls: readonly TestCall[]): string {
  const logouts = calls.filter(({ operation }) => operation === 'logout' || operation === 'logoutEverywhere');
  return `test-token${logouts.length || ''}`;
}
