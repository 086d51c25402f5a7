import type { ApiError } from '@pinfold/sdk';
import type { Complaint } from './complaint.ts';

/** A field that the API refused, by its name on the wire, with the API's own sentence. */
export function refusedField<Field extends string>(
  error: ApiError,
  fields: Readonly<Record<string, Field>>,
): Complaint<Field> | undefined {
  for (const { path, message } of error.errors) {
    const field = fields[path];
    if (field) return { field, key: 'problem.failed', text: message };
  }
  return undefined;
}
