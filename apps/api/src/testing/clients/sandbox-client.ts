import type { Sandbox } from '@pinfold/sandbox';

export const sandboxOrigin = 'http://sandbox.test';

/** Returns the connectors' way into the sandbox: real requests, without a network in between. */
export function fetchOf(sandbox: Sandbox, patience: number | undefined): typeof globalThis.fetch {
  return (input, init) => {
    const impatient = patience === undefined ? [] : [AbortSignal.timeout(patience)];
    const signal = AbortSignal.any([...(init?.signal ? [init.signal] : []), ...impatient]);
    const request = new Request(input, { ...init, signal });
    return Promise.race([sandbox.fetch(request), aborted(signal)]);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Calls the sandbox's scripting API, `/sandbox/world/…`. */
export async function script<Answer>(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`${sandboxOrigin}/sandbox/world${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body || method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
