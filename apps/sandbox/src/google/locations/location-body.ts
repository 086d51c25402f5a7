import * as z from 'zod';
import { ListingFields } from '../../world/listings/listing-fields.ts';
import { GoogleError } from '../google-error.ts';

// Callers may send back a whole location; what only Google sets is left aside.
const LocationBody = ListingFields.extend({
  name: z.string().optional(),
  metadata: z.object({ placeId: z.string().optional() }).optional(),
});
export type LocationBody = z.infer<typeof LocationBody>;

export async function readLocationBody(request: { json(): Promise<unknown> }): Promise<LocationBody> {
  return readJson(request, LocationBody);
}

/** A body that does not fit is refused in the words of Google's JSON reader. */
export async function readJson<Body>(
  request: { json(): Promise<unknown> },
  schema: z.ZodType<Body>,
): Promise<Body> {
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
