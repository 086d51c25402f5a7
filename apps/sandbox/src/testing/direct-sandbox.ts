import { onTestFinished } from 'vitest';
import { createSandbox, sandboxOAuthClient } from '../index.ts';
import type { Sandbox, SandboxOptions } from '../index.ts';
import { smallWorld, startOfTest } from './small-world.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Tests read wire bodies by path.
  body: Wire;
}

export type Wire = { [field: string]: Wire } & { [Symbol.iterator](): Iterator<Wire> } & Wire[];

export interface Directed {
  sandbox: Sandbox;
  google(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  script(method: string, path: string, body?: unknown): Promise<Answer>;
  token(form?: Record<string, string>): Promise<Answer>;
  accessToken(refreshToken?: string): Promise<string>;
  advance(seconds: number): Promise<void>;
}

/** A sandbox that stands still until the test moves its clock, with the calls that tests make. */
export async function directSandbox(options: Partial<SandboxOptions> = {}): Promise<Directed> {
  const sandbox = await createSandbox({ world: smallWorld(), now: () => startOfTest, ...options });
  onTestFinished(() => sandbox.close());
  let ownToken: string | undefined;

  async function call(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const request = new Request(`http://sandbox.test/sandbox${path}`, { method, headers, ...init });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  const directed: Directed = {
    sandbox,
    async google(method, path, body, token) {
      ownToken ??= await directed.accessToken();
      const authorization = `Bearer ${token ?? ownToken}`;
      return call(method, `/google${path}`, body, { authorization, 'content-type': 'application/json' });
    },
    script: (method, path, body) =>
      call(method, `/world${path}`, body ?? (method === 'POST' ? {} : undefined), {
        'content-type': 'application/json',
      }),
    token: (form) => {
      const client = { client_id: sandboxOAuthClient.id, client_secret: sandboxOAuthClient.secret };
      const fields = { ...client, grant_type: 'refresh_token', refresh_token: 'refresh-1', ...form };
      return call('POST', '/google/token', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    },
    accessToken: async (refreshToken = 'refresh-1') => {
      const { body } = await directed.token({ refresh_token: refreshToken });
      return String(body.access_token);
    },
    advance: async (seconds) => void (await directed.script('POST', '/clock', { advance_seconds: seconds })),
  };
  return directed;
}

function parsed(text: string): Wire {
  try {
    return JSON.parse(text) as Wire;
  } catch {
    return {} as Wire;
  }
}
