/** An error in Stripe's envelope (docs.stripe.com/error-handling, docs.stripe.com/error-codes). */
export class StripeError extends Error {
  readonly status: number;
  readonly fields: StripeErrorFields;

  constructor(status: number, message: string, fields: StripeErrorFields = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }

  /** The body of the response. */
  toJSON(): object {
    const { type = 'invalid_request_error', ...rest } = this.fields;
    const { code } = rest;
    return {
      error: {
        ...rest,
        ...(code !== undefined && {
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        message: this.message,
        type,
      },
    };
  }
}

export interface StripeErrorFields {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
}

export function missingObject(kind: string, id: string, param?: string): StripeError {
  // An object that the path names is 404, one that a parameter names is 400.
  return new StripeError(param === undefined ? 404 : 400, `No such ${kind.replace('.', ' ')}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function invalidParameter(param: string, message: string, code?: string): StripeError {
  return new StripeError(400, message, { param, ...(code !== undefined && { code }) });
}

/** Too many calls, or a failure of Stripe, whichever has this status; a reason is the code of the error. */
export function stripeFault(status: number, reason?: string): Response {
  const error =
    status === 429
      ? new StripeError(429, 'Request rate limit exceeded.', { code: reason ?? 'rate_limit' })
      : new StripeError(status, status < 500 ? 'The request was refused.' : 'An unknown error occurred.', {
          type: status < 500 ? 'invalid_request_error' : 'api_error',
          ...(reason !== undefined && { code: reason }),
        });
  return Response.json(error, { status });
}
