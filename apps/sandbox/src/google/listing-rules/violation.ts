import { GoogleError } from '../google-error.ts';

/** One thing that Google has against a listing, with the reason of its ErrorCode list. */
export interface Violation {
  /** In snake case, as Google's field masks name it. */
  field: string;
  reason: string;
  description: string;
  metadata?: Record<string, string>;
}

export function violation(field: string, reason: string, description: string): Violation {
  return { field, reason, description };
}

/** INVALID_ARGUMENT with all violations: as fields of a BadRequest, and each with its reason as an ErrorInfo. */
export function refuseViolations(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  throw new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: violations.map(({ field, description, reason }) => ({ field, description, reason })),
    },
    ...violations.map(({ field, reason, metadata }) => ({
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason,
      domain: 'mybusinessbusinessinformation.googleapis.com',
      metadata: { field_mask: field, ...metadata },
    })),
  ]);
}
