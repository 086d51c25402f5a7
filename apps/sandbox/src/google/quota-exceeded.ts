import { GoogleError } from './google-error.ts';

interface Exceeded {
  service: string;
  metric: string;
  limit: string;
  limitValue: number;
  description: string;
  retrySeconds: number;
}

/** 429 as Google's service control words it, with the three details a client may look for. */
export function quotaExceeded(exceeded: Exceeded): GoogleError {
  const { service, metric, limit, limitValue, description, retrySeconds } = exceeded;
  return new GoogleError(
    'RESOURCE_EXHAUSTED',
    `Quota exceeded for quota metric '${description}' and limit '${description} per minute' of service '${service}' ` +
      `for consumer 'project_number:${projectNumber}'.`,
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'RATE_LIMIT_EXCEEDED',
        domain: 'googleapis.com',
        metadata: {
          service,
          quota_metric: `${service}/${metric}`,
          quota_limit: limit,
          quota_limit_value: String(limitValue),
          consumer: `projects/${projectNumber}`,
          quota_location: 'global',
        },
      },
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [
          { subject: `project:${projectNumber}`, description: `${description} per minute: ${limitValue}` },
        ],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retrySeconds}s` },
    ],
    { 'Retry-After': String(retrySeconds) },
  );
}

const projectNumber = '424242424242';
