import { GoogleError } from './google-error.ts';
import type { CanonicalCode } from './google-error.ts';

/** An error that has nothing to do with what was asked, as Google words it. */
export function googleFault(status: number, reason?: string): Response {
  const code = codeOf(status);
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason,
      domain: 'mybusinessbusinessinformation.googleapis.com',
    },
  ];
  const error = {
    code: status,
    message: messages[code] ?? 'Error',
    status: code,
    ...(reason === undefined ? {} : { details }),
  };
  return Response.json({ error }, { status });
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
