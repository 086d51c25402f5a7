import type { CallMeter } from '../http/call-meter.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { GoogleError } from './google-error.ts';

/** Google's quotas: calls of an API, and edits of a profile. */
export interface QuotaMeter {
  spendRequest(service: string): void;
  spendEdit(service: string, locationId: string): void;
}

export function createQuotaMeter(world: LiveWorld, meter: CallMeter): QuotaMeter {
  function spend(key: string, limitValue: number | null, quota: Quota): void {
    const retrySeconds = meter.spend(key, limitValue);
    if (retrySeconds !== undefined) throw quotaExceeded({ ...quota, limitValue, retrySeconds });
  }

  return {
    spendRequest(service) {
      const limit = 'DefaultRequestsPerMinutePerProject';
      const quota = { service, metric: 'default_requests', limit, description: 'Requests', per: 'minute' };
      spend(service, world.state.quotas.requestsPerMinute, quota);
    },
    spendEdit(service, locationId) {
      const limit = 'EditsPerMinutePerLocation';
      const quota = { service, metric: 'edits', limit, description: 'Edits', per: 'minute' };
      spend(`edit/${locationId}`, world.state.quotas.editsPerMinute, quota);
    },
  };
}

interface Quota {
  service: string;
  metric: string;
  limit: string;
  description: string;
  /** Such as `minute`. */
  per: string;
}

interface Exceeded extends Quota {
  limitValue: number | null;
  retrySeconds: number;
}

/** 429 in the format of Google's service control, with the three details that clients read. */
export function quotaExceeded(exceeded: Exceeded): GoogleError {
  const { service, metric, limit, limitValue, description, per, retrySeconds } = exceeded;
  return new GoogleError(
    'RESOURCE_EXHAUSTED',
    `Quota exceeded for quota metric '${description}' and limit '${description} per ${per}' of service '${service}' ` +
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
          { subject: `project:${projectNumber}`, description: `${description} per ${per}: ${limitValue}` },
        ],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retrySeconds}s` },
    ],
    { 'Retry-After': String(retrySeconds) },
  );
}

const projectNumber = '424242424242';
