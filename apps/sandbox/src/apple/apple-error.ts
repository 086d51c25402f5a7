import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the format of the Apple Business API. */
export class AppleError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** What is wrong with what was sent, where that is known. */
  readonly details: AppleDetail[];

  constructor(status: ContentfulStatusCode, code: string, message: string, details: AppleDetail[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toJSON(): object {
    return { code: this.code, message: this.message, context: {}, details: this.details };
  }
}

interface AppleDetail {
  code: string;
  message: string;
  /** The path of what it is about, such as `locationDetails.displayNames`. */
  field: string;
}

/** An error that is independent of the request; `reason` is a code of Apple's. */
export function appleFault(status: number, reason = codeOf(status)): Response {
  const error = new AppleError(status as ContentfulStatusCode, reason, 'The script ordered this error.');
  return Response.json(error, { status });
}

function codeOf(status: number): string {
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'CONFLICT';
  if (status === 412) return 'PRECONDITION_FAILED';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
}
