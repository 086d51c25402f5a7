import type * as z from 'zod';
import { GoogleError, invalidArgument } from './google-error.ts';

interface JsonRequest {
  json(): Promise<unknown>;
}

/** Returns the body; refuses an invalid one in the format of Google's JSON parser, with all its violations. */
export async function readJson<Body>(request: JsonRequest, schema: z.ZodType<Body>): Promise<Body> {
  const body = schema.safeParse(await request.json().catch(() => undefined));
  if (body.success) return body.data;
  const fieldViolations = body.error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    const description =
      issue.code === 'unrecognized_keys'
        ? `Invalid JSON payload received. Unknown name "${issue.keys[0]}"${path && ` at '${path}'`}: Cannot find field.`
        : `Invalid value at '${path}': ${issue.message}`;
    return { ...(path ? { field: path } : {}), description };
  });
  throw new GoogleError(
    'INVALID_ARGUMENT',
    fieldViolations.map(({ description }) => description).join('\n') || 'Invalid JSON payload received.',
    [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }],
  );
}

/** Returns the body, as the older APIs read it: the first fault is an invalid argument, named below `field`. */
export async function readBody<Body>(
  request: JsonRequest,
  schema: z.ZodType<Body>,
  field = '',
): Promise<Body> {
  const body = schema.safeParse(await request.json().catch(() => undefined));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw invalidArgument(
    `${field}${issue?.path.join('.') ?? ''}`,
    issue?.message ?? 'Invalid JSON payload received.',
  );
}
