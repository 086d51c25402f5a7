import { createMiddleware } from 'hono/factory';
import { GoogleError } from '../google/google-error.ts';
import type { CanonicalCode } from '../google/google-error.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { faultMatches } from './fault.ts';
import type { Fault } from './fault.ts';
import { pause } from './pause.ts';

/** Plays the network's and the provider's bad days, as the script ordered them. */
export function injectFaults(world: LiveWorld, googlePath: string, closing: AbortSignal) {
  return createMiddleware(async (c, next) => {
    const path = new URL(c.req.url).pathname.slice(googlePath.length);
    const fault = world.state.faults.find((candidate) => faultMatches(candidate, c.req.method, path));
    if (!fault) return next();
    world.commit({ kind: 'fault_used', id: fault.id });
    const gone = AbortSignal.any([c.req.raw.signal, closing]);
    await pause(fault.latency_ms, gone);
    if (fault.outcome === 'pass') return next();
    if (fault.apply) await next();
    if (fault.outcome === 'hang') await pause(Number.POSITIVE_INFINITY, gone);
    c.res = undefined;
    c.res = brokenAnswer(fault);
    return undefined;
  });
}

function brokenAnswer(fault: Fault): Response {
  switch (fault.outcome) {
    case 'malformed':
      return new Response('{"reviews": [{"name": "accounts/', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'cut':
      return new Response(cutStream(), { headers: { 'Content-Type': 'application/json' } });
    default: {
      const code = codeOf(fault.status);
      const { error } = { error: { code: fault.status, message: messages[code] ?? 'Error', status: code } };
      return Response.json({ error }, { status: fault.status });
    }
  }
}

/** A connection that breaks in the middle of the body: the caller cannot know whether the call took effect. */
function cutStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: (controller) => controller.error(new Error('The connection was cut.')),
  });
}

function codeOf(status: number): CanonicalCode | 'UNKNOWN' {
  const code = canonical.find((candidate) => new GoogleError(candidate, '').status === status);
  return code ?? 'UNKNOWN';
}

const canonical: readonly CanonicalCode[] = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'UNAVAILABLE',
];

const messages: Partial<Record<CanonicalCode | 'UNKNOWN', string>> = {
  UNAVAILABLE: 'The service is currently unavailable.',
  INTERNAL: 'Internal error encountered.',
  RESOURCE_EXHAUSTED: 'Resource has been exhausted (e.g. check quota).',
  PERMISSION_DENIED: 'The caller does not have permission',
  NOT_FOUND: 'Requested entity was not found.',
};
