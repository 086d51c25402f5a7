import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { seedOf } from '../world/random.ts';

/** A response in the error format of the Graph API (developers.facebook.com/docs/graph-api/guides/error-handling). */
export class GraphError extends Error {
  readonly code: number;
  readonly subcode: number | undefined;

  constructor(code: number, message: string, subcode?: number) {
    super(message);
    this.code = code;
    this.subcode = subcode;
  }

  get status(): ContentfulStatusCode {
    return statusOf(this.code);
  }

  toJSON(): object {
    return {
      error: {
        message: this.message,
        type: this.code === 100 ? 'GraphMethodException' : 'OAuthException',
        code: this.code,
        ...(this.subcode === undefined ? {} : { error_subcode: this.subcode }),
        fbtrace_id: `A${seedOf(this.message, this.code).toString(36)}`,
      },
    };
  }
}

/** Most refusals are a 400, whatever they mean. */
function statusOf(code: number): ContentfulStatusCode {
  if (code === 1) return 500;
  if (code === 2) return 503;
  if (code === 10 || (code >= 200 && code < 300)) return 403;
  return code === 803 ? 404 : 400;
}

/** One of the calls of a page or person that are too many. */
export function tooManyCalls(isOfPage: boolean): GraphError {
  return isOfPage
    ? new GraphError(80_001, '(#80001) There have been too many calls to this Page account.')
    : new GraphError(4, '(#4) Application request limit reached');
}

/** What is not there and what the token does not open look the same. */
export function unsupported(method: string, id: string): GraphError {
  return new GraphError(
    100,
    `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    33,
  );
}

/** An error that is independent of the request; `reason` is a code, with a subcode after a slash: `190/460`. */
export function graphFault(status: number, reason?: string): Response {
  const [code = codeOf(status), subcode] = reason?.split('/').map(Number) ?? [];
  const error = new GraphError(code, `(#${code}) The script ordered this error.`, subcode);
  return Response.json(error, { status });
}

function codeOf(status: number): number {
  if (status === 401) return 190;
  if (status === 403) return 200;
  if (status === 404) return 803;
  if (status === 429) return 4;
  if (status < 500) return 100;
  return status === 503 ? 2 : 1;
}
