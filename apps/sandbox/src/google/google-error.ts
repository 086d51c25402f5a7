import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A response in the error format of Google's APIs: a canonical code with its HTTP status, and typed details. */
export class GoogleError extends Error {
  readonly code: CanonicalCode;
  readonly details: readonly object[];
  readonly headers: Record<string, string>;

  constructor(
    code: CanonicalCode,
    message: string,
    details: readonly object[] = [],
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): ContentfulStatusCode {
    return httpStatus[this.code];
  }

  toJSON(): object {
    const details = this.details.length === 0 ? {} : { details: this.details };
    return { error: { code: this.status, message: this.message, status: this.code, ...details } };
  }
}

type CanonicalCode = keyof typeof httpStatus;

const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export function invalidArgument(field: string, description: string): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ]);
}

export function notFound(): GoogleError {
  return new GoogleError('NOT_FOUND', 'Requested entity was not found.');
}

export function permissionDenied(): GoogleError {
  return new GoogleError('PERMISSION_DENIED', 'The caller does not have permission');
}

export function failedPrecondition(description: string): GoogleError {
  return new GoogleError('FAILED_PRECONDITION', 'Precondition check failed.', [
    {
      '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
      violations: [{ type: 'LOCATION', subject: 'location', description }],
    },
  ]);
}

export function unauthenticated(): GoogleError {
  return new GoogleError(
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid ' +
      'authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_EXPIRED_OR_INVALID',
        domain: 'googleapis.com',
      },
    ],
    { 'WWW-Authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  );
}

/** An error that is independent of the request, in Google's format. */
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
