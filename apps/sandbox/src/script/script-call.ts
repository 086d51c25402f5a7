import type { Context } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { findReview } from '../world/review-shelf.ts';
import type { ReviewAddress } from '../world/state.ts';
import type { WorldReview } from '../world/world.ts';

/** Only JSON is taken, so that a stranger's page cannot post a form to a sandbox on this machine. */
export async function readBody<Body>(c: Context, schema: z.ZodType<Body>): Promise<Body> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new ScriptError(415, 'Send the body as application/json.');
  }
  const text = await c.req.text();
  return check(schema, text.trim() === '' ? {} : jsonOf(text));
}

export function check<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ScriptError(400, z.prettifyError(parsed.error), issues);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ScriptError(400, 'The body is not JSON.');
  }
}

export function requireLocationId(world: LiveWorld, locationId: string): string {
  if (!world.state.source.findLocation(locationId)) {
    throw new ScriptError(404, `There is no location "${locationId}".`);
  }
  return locationId;
}

export function findAddressedReview(world: LiveWorld, { locationId, reviewId }: ReviewAddress): WorldReview {
  requireLocationId(world, locationId);
  const review = findReview(world.state, locationId, reviewId);
  if (!review) throw new ScriptError(404, `The location "${locationId}" has no review "${reviewId}".`);
  return review;
}

/** A script call that cannot be carried out; the response has the reason. */
export class ScriptError extends Error {
  readonly status: 400 | 404 | 409 | 415;
  readonly issues: readonly { path: string; message: string }[];

  constructor(
    status: ScriptError['status'],
    message: string,
    issues: readonly { path: string; message: string }[] = [],
  ) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}
