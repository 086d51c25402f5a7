import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PageError } from './pages-state.ts';

/** A response in the error format of PageSpeed Insights: Google's own, or what Lighthouse said of the page. */
export class PageSpeedError extends Error {
  readonly status: ContentfulStatusCode;
  private readonly body: object;

  constructor(status: ContentfulStatusCode, message: string, more: object) {
    super(message);
    this.status = status;
    this.body = { code: status, message, ...more };
  }

  toJSON(): object {
    return { error: this.body };
  }
}

/** What Lighthouse says of a page that it could not audit. The same comes with 400 and with 500. */
export function lighthouseError(code: string, status: 400 | 500 = 500): PageSpeedError {
  const message = `Lighthouse returned error: ${code}. ${explained[code as PageError] ?? 'Something went wrong.'}`;
  const reason = status === 400 ? 'lighthouseUserError' : 'lighthouseError';
  return new PageSpeedError(status, message, { errors: [{ message, domain: 'lighthouse', reason }] });
}

const unreliable =
  'Lighthouse was unable to reliably load the page you requested. Make sure you are testing the correct URL and that the server is properly responding to all requests.';

const explained: Record<PageError, string> = {
  NO_FCP:
    'The page did not paint any content. Please ensure you keep the browser window in the foreground during the load and try again. (NO_FCP)',
  FAILED_DOCUMENT_REQUEST: `${unreliable} (Details: net::ERR_CONNECTION_FAILED)`,
  ERRORED_DOCUMENT_REQUEST: `${unreliable} (Status code: 503)`,
  DNS_FAILURE:
    'DNS servers could not resolve the provided domain. Please check that you have entered the address correctly.',
};

export function invalidUrl(url: string): PageSpeedError {
  const message = `Invalid value '${url}'. Values must match the following regular expression: '(?i)(url:|origin:)?http(s)?://.*'`;
  return new PageSpeedError(400, message, {
    errors: [{ message, domain: 'global', reason: 'badRequest', location: 'url', locationType: 'parameter' }],
    status: 'INVALID_ARGUMENT',
  });
}

export function invalidKey(): PageSpeedError {
  const message = 'API key not valid. Please pass a valid API key.';
  return new PageSpeedError(400, message, {
    errors: [{ message, domain: 'global', reason: 'badRequest' }],
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
      },
    ],
  });
}

/** The day's quota of the project. It does not say when to come back. */
function quotaExceeded(): PageSpeedError {
  const message =
    "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service 'pagespeedonline.googleapis.com' for consumer 'project_number:1'.";
  return new PageSpeedError(429, message, {
    errors: [{ message, domain: 'global', reason: 'rateLimitExceeded' }],
    status: 'RESOURCE_EXHAUSTED',
  });
}

/** An error with a status that the script ordered; a reason is Lighthouse's word, such as `NO_FCP`. */
export function pageSpeedFault(status: number, reason?: string): Response {
  return Response.json(faultOf(status, reason), { status });
}

function faultOf(status: number, reason: string | undefined): PageSpeedError {
  if (reason === 'API_KEY_INVALID') return invalidKey();
  if (reason !== undefined) return lighthouseError(reason, status === 400 ? 400 : 500);
  if (status === 429) return quotaExceeded();
  if (status === 400) return invalidUrl('http://');
  const message =
    status === 403 ? 'PageSpeed Insights API has not been used in project 1.' : 'Internal error encountered.';
  return new PageSpeedError(status as ContentfulStatusCode, message, {
    errors: [{ message, domain: 'global', reason: status === 403 ? 'forbidden' : 'backendError' }],
  });
}
