import type { Context } from 'hono';
import * as z from 'zod';
import { ScriptError } from './script-error.ts';

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
