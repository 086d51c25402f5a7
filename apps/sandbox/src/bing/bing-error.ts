import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A call that Bing Places refuses as a whole, in its envelope. */
export class BingError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }

  toJSON(): object {
    return { OperationStatus: false, ErrorCode: this.status, ErrorMessage: this.message, TrackingId: null };
  }
}

/** An error with a status that the script ordered. */
export function bingFault(status: number): Response {
  const message =
    status === 429
      ? 'Too many requests'
      : status >= 500
        ? 'Internal server error'
        : 'The request was refused';
  return Response.json(new BingError(status as ContentfulStatusCode, message), { status });
}
