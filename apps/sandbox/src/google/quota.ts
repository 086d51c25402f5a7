import type { LiveWorld } from '../world/live-world.ts';
import { GoogleError } from './google-error.ts';

const minute = 60_000;

/** Counts calls in the current minute of sandbox time. Kept out of the journal: a restart starts a fresh minute. */
export interface QuotaMeter {
  spendRequest(service: string): void;
  spendEdit(service: string, locationId: string): void;
}

export function createQuotaMeter(world: LiveWorld): QuotaMeter {
  let window = 0;
  let { state } = world;
  const spent = new Map<string, number>();

  function spend(key: string, limit: number | null): number | undefined {
    const now = world.now();
    if (Math.floor(now / minute) !== window || state !== world.state) {
      state = world.state;
      window = Math.floor(now / minute);
      spent.clear();
    }
    const used = spent.get(key) ?? 0;
    if (limit !== null && used >= limit) return Math.max(1, Math.ceil(((window + 1) * minute - now) / 1000));
    spent.set(key, used + 1);
    return undefined;
  }

  return {
    spendRequest(service) {
      const limitValue = world.state.quotas.requestsPerMinute;
      const retrySeconds = spend(service, limitValue);
      if (retrySeconds === undefined || limitValue === null) return;
      const limit = 'DefaultRequestsPerMinutePerProject';
      throw quotaExceeded({
        service,
        metric: 'default_requests',
        limit,
        limitValue,
        description: 'Requests',
        retrySeconds,
      });
    },
    spendEdit(service, locationId) {
      const limitValue = world.state.quotas.editsPerMinute;
      const retrySeconds = spend(`edit/${locationId}`, limitValue);
      if (retrySeconds === undefined || limitValue === null) return;
      const limit = 'EditsPerMinutePerLocation';
      throw quotaExceeded({
        service,
        metric: 'edits',
        limit,
        limitValue,
        description: 'Edits',
        retrySeconds,
      });
    },
  };
}

interface Exceeded {
  service: string;
  metric: string;
  limit: string;
  limitValue: number;
  description: string;
  retrySeconds: number;
}

/** 429 in the format of Google's service control, with the three details that clients read. */
function quotaExceeded(exceeded: Exceeded): GoogleError {
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
