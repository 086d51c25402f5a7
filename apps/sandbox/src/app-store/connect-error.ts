import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A response in the error format of App Store Connect
 * (developer.apple.com/documentation/appstoreconnectapi/errorresponse).
 */
export class ConnectError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  private readonly title: string;
  private readonly source: object | undefined;

  /** @param source what of the call was wrong: a `parameter`, or a `pointer` into its body */
  constructor(status: ContentfulStatusCode, code: string, title: string, detail: string, source?: object) {
    super(detail);
    this.status = status;
    this.code = code;
    this.title = title;
    this.source = source;
  }

  toJSON(): object {
    const { status, code, title, message, source } = this;
    return {
      errors: [
        {
          id: `sandbox-${code}`,
          status: String(status),
          code,
          title,
          detail: message,
          ...(source && { source }),
        },
      ],
    };
  }
}

export function notAuthorized(): ConnectError {
  return new ConnectError(
    401,
    'NOT_AUTHORIZED',
    'Authentication credentials are missing or invalid.',
    'Provide a properly configured and signed bearer token, and make sure that it has not expired. Learn more about Generating Tokens for API Requests https://developer.apple.com/go/?id=api-generating-tokens',
  );
}

export function forbidden(): ConnectError {
  return new ConnectError(
    403,
    'FORBIDDEN_ERROR',
    'This request is forbidden for security reasons',
    'The API key in use does not allow this request',
  );
}

export function agreementMissing(): ConnectError {
  return new ConnectError(
    403,
    'FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED',
    'A required agreement is missing or has expired.',
    'This request requires an in-effect agreement that has not been signed or has expired.',
  );
}

export function notFound(type: string, id: string): ConnectError {
  return new ConnectError(
    404,
    'NOT_FOUND',
    'The specified resource does not exist',
    `There is no resource of type '${type}' with id '${id}'`,
  );
}

export function parameterError(parameter: string, detail: string): ConnectError {
  const title = 'A parameter has an invalid value';
  return new ConnectError(400, 'PARAMETER_ERROR.INVALID', title, detail, { parameter });
}

export function entityError(code: string, detail: string, pointer: string): ConnectError {
  const title = 'The provided entity includes something with an invalid value';
  return new ConnectError(409, code, title, detail, { pointer });
}

/** An error with a status that the script ordered; a reason is the code in it. */
export function connectFault(status: number, reason?: string): Response {
  const code = reason ?? faultCodes[status] ?? 'UNEXPECTED_ERROR';
  const fault = new ConnectError(status as ContentfulStatusCode, code, 'Ordered by the script.', code);
  return Response.json(fault, { status });
}

const faultCodes: Readonly<Record<number, string>> = {
  401: 'NOT_AUTHORIZED',
  403: 'FORBIDDEN_ERROR',
  404: 'NOT_FOUND',
  429: 'RATE_LIMIT_EXCEEDED',
};
