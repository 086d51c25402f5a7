import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { seededRandom, seedOf } from '../world/random.ts';
import type { Apply } from '../world/world-event.ts';
import { pause } from './pause.ts';

/** Something that goes wrong for the next calls to a path. */
export const FaultBody = z
  .object({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    // Google's path, or another provider's from where it is mounted, such as /openai/*; a star stands for anything.
    path: z.string().startsWith('/'),
    times: z.int().min(1).max(100_000).default(1),
    // Of the calls it could hit, chosen by the world's seed. Default all.
    share: z.number().gt(0).max(1).optional(),
    /** Whether the call takes effect before its response is lost. */
    apply: z.boolean().default(false),
    outcome: z.enum(['status', 'malformed', 'cut', 'hang', 'pass']).default('status'),
    status: z.int().min(400).max(599).default(503),
    // Of Google's errors: the reason in ErrorInfo, such as STALE_DATA. Of DataForSEO's: its code.
    reason: z.string().optional(),
    latency_ms: z.int().min(0).max(600_000).default(0),
  })
  .strict();

export type Fault = Omit<z.infer<typeof FaultBody>, 'times' | 'method' | 'reason' | 'share'> & {
  id: string;
  left: number;
  method?: string;
  reason?: string;
  share?: number;
};

export type FaultEvent =
  | { kind: 'fault_added'; fault: Fault }
  | { kind: 'fault_used'; id: string }
  | { kind: 'faults_cleared' };

/** Faults of HTTP that were ordered. */
export const applyFaultEvents: Apply<FaultEvent> = {
  fault_added(state, { fault }) {
    state.lastNumber += 1;
    state.faults.push(fault);
  },
  fault_used: (state, { id }) => void (state.faults = withOneUsed(state.faults, id)),
  faults_cleared: (state) => void (state.faults = []),
};

/** Counts one use of a fault, and takes away one that is used up. */
export function withOneUsed<Counted extends { id: string; left: number }>(
  faults: readonly Counted[],
  id: string,
): Counted[] {
  return faults
    .map((fault) => (fault.id === id ? { ...fault, left: fault.left - 1 } : fault))
    .filter(({ left }) => left > 0);
}

function faultMatches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  return matchesPattern(fault.path, path);
}

/** Returns a provider's error response with a status. */
export type FaultAnswer = (status: number, reason?: string) => Response;

/** Plays the network's and a provider's bad days, as the script ordered them for paths below `base`. */
export function injectFaults(world: LiveWorld, base: string, closing: AbortSignal, faultAnswer: FaultAnswer) {
  const isHit = chooseCalls(world);
  let taken = new AbortController();
  world.onCommit((event) => {
    if (event !== undefined && event.kind !== 'faults_cleared') return;
    taken.abort();
    taken = new AbortController();
  });
  return createMiddleware(async (c, next) => {
    const path = new URL(c.req.url).pathname.slice(base.length);
    const fault = world.state.faults.find(
      (candidate) => faultMatches(candidate, c.req.method, path) && isHit(candidate),
    );
    if (!fault) return next();
    world.commit({ kind: 'fault_used', id: fault.id });
    const gone = AbortSignal.any([c.req.raw.signal, closing]);
    // Delays end when the faults are removed.
    await pause(fault.latency_ms, AbortSignal.any([gone, taken.signal]));
    if (fault.outcome === 'pass') return next();
    if (fault.apply) await next();
    if (fault.outcome === 'hang') await pause(Number.POSITIVE_INFINITY, gone);
    c.res = undefined;
    c.res = brokenAnswer(fault, faultAnswer);
    return undefined;
  });
}

/** Decides which calls a fault with a share hits; the counter is reset by a restart. */
function chooseCalls(world: LiveWorld): (fault: Fault) => boolean {
  const seen = new Map<string, number>();
  return ({ id, share = 1 }) => {
    if (share === 1) return true;
    const call = (seen.get(id) ?? 0) + 1;
    seen.set(id, call);
    return seededRandom(seedOf(world.state.seed, 'fault', id, call))() < share;
  };
}

function brokenAnswer(fault: Fault, faultAnswer: FaultAnswer): Response {
  switch (fault.outcome) {
    case 'malformed':
      return new Response('{"reviews": [{"name": "accounts/', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'cut':
      return new Response(cutStream(), { headers: { 'Content-Type': 'application/json' } });
    default:
      return faultAnswer(fault.status, fault.reason);
  }
}

/** A connection that breaks in the middle of the body: the caller cannot know whether the call took effect. */
function cutStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: (controller) => controller.error(new Error('The connection was cut.')),
  });
}

/** Whether a text matches a pattern; a star matches any text. */
export function matchesPattern(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(text);
}

function escaped(text: string): string {
  return text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);
}
