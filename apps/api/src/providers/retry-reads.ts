import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before each further try: at once, because the other side only closed an idle connection, then later. */
const pauses = [0, 250];

/**
 * Tries again what got no answer at all, for every connector: reads, and any call for which no connection could be
 * opened, because nobody has received it. Answers are handed on whatever their status, and silence until the caller's time is
 * up is final.
 */
export function retryReads(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    for (const milliseconds of pauses) {
      try {
        return await fetch(input, init);
      } catch (error) {
        if (!isLost(error) || !(isRead(input, init) || isUnsent(error))) throw error;
        await pause(milliseconds);
      }
    }
    return fetch(input, init);
  };
}

/** Fetch throws a TypeError where the network failed; one that was ended or took too long is not tried again. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError;
}

function isRead(input: string | URL | Request, init: RequestInit | undefined): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  return method === 'GET' || method === 'HEAD';
}

const beforeConnection = new Set(['ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether nobody has received a call. Fetch says “fetch failed”, and its cause what happened. */
export function isUnsent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && beforeConnection.has(cause.code);
}
