import { GoogleError } from '../google-error.ts';

/** Keeps what the `X-Goog-FieldMask` header names, in lists too; a star keeps everything. */
export function applyFieldMask(answer: object, mask: string): object {
  const paths = mask
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  return paths.includes('*') ? answer : (keep(answer, paths) as object);
}

/** Google refuses a mask with a field that the response never has. */
export function checkFieldMask(mask: string, fields: readonly string[]): void {
  for (const path of mask.split(',').map((given) => given.trim())) {
    const [field = ''] = path.split('.');
    if (path === '*' || fields.includes(field)) continue;
    const description = `Error expanding 'fields' parameter. Cannot find matching fields for path '${path}'.`;
    throw new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: path, description }],
      },
    ]);
  }
}

export function missingFieldMask(): GoogleError {
  return new GoogleError(
    'INVALID_ARGUMENT',
    'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it ' +
      'for REST and gRPC.',
  );
}

function keep(value: unknown, paths: readonly string[]): unknown {
  if (paths.includes('')) return value;
  if (Array.isArray(value)) return value.map((one) => keep(one, paths));
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = Object.entries(value).flatMap(([field, inner]) => {
    const asked = below(paths, field);
    return asked.length === 0 ? [] : [[field, keep(inner, asked)]];
  });
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

/** What is asked for inside a field; an empty path asks for all of it. */
function below(paths: readonly string[], field: string): string[] {
  return paths
    .filter((path) => path === field || path.startsWith(`${field}.`))
    .map((path) => path.slice(field.length + 1));
}
