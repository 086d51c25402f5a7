import type { LiveWorld } from '../world/live-world.ts';
import { quotaExceeded } from './quota-exceeded.ts';

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
