import { demoPassword } from '../../seed/accounts.ts';
import type { SpawnedServer } from './spawn-server.ts';

/** The two doors of a running product, in this process or another. */
export interface Calls {
  api(path: string, init: RequestInit): Response | Promise<Response>;
  sandbox(path: string, init: RequestInit): Response | Promise<Response>;
}

export function callsTo(server: Pick<SpawnedServer, 'url'>): Calls {
  return {
    api: (path, init) => fetch(`${server.url}/api${path}`, init),
    sandbox: (path, init) => fetch(`${server.url}/sandbox${path}`, init),
  };
}

/** Calls the sandbox's scripting API, `/sandbox/world/…`. */
export async function scriptSandbox<Answer>(calls: Calls, method: string, path: string, body?: object) {
  return answerOf<Answer>(await calls.sandbox(`/world${path}`, requestOf(method, body)));
}

let token: string | undefined;

export function resetSession(): void {
  token = undefined;
}

/** As the owner of the chain; the session outlives the kills. */
export async function asOwner<Answer>(calls: Calls, method: string, path: string, body?: object) {
  const credentials = { email: 'owner@demo.pinfold.test', password: demoPassword };
  token ??= (await answerOf<{ token: string }>(await calls.api('/login/', requestOf('POST', credentials))))
    .token;
  const headers = { Authorization: `Token ${token}`, 'Company-Id': '1' };
  return answerOf<Answer>(await calls.api(path, requestOf(method, body, headers)));
}

function requestOf(method: string, body?: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
