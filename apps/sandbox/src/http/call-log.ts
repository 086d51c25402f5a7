import { createMiddleware } from 'hono/factory';
import type { LiveWorld } from '../world/live-world.ts';

export interface Call {
  number: number;
  at: string;
  method: string;
  path: string;
  /** Null until the response is sent. */
  status: number | null;
}

/** The last calls that providers received, in memory: what they changed is in the journal. */
export interface CallLog {
  start(method: string, path: string): Call;
  list(): readonly Call[];
  clear(): void;
}

const keptCalls = 10_000;

export function createCallLog(world: LiveWorld): CallLog {
  let calls: Call[] = [];
  let number = 0;
  return {
    start(method, path) {
      number += 1;
      const call: Call = { number, at: new Date(world.now()).toISOString(), method, path, status: null };
      calls.push(call);
      if (calls.length > keptCalls * 1.1) calls = calls.slice(-keptCalls);
      return call;
    },
    list: () => calls,
    clear() {
      calls = [];
      number = 0;
    },
  };
}

export function logCalls(log: CallLog, base: string) {
  return createMiddleware(async (c, next) => {
    const url = new URL(c.req.url);
    const call = log.start(c.req.method, url.pathname.slice(base.length) + url.search);
    await next();
    call.status = c.res.status;
  });
}
