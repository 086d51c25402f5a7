import type { LiveEvent } from '@pinfold/contract/live/live-event';
import { streamEvents } from '@pinfold/contract/live/stream-events';
import { mount, type Api } from '../http/mount.ts';
import type { LiveBus } from './live-bus.ts';

/** A stream ends after this long; its reader connects again, and so shows its token again. */
const maxMilliseconds = 600_000;

export function mountLive(api: Api): void {
  mount(api, streamEvents, async ({ services, member, signal }) =>
    eventsOf(
      services.live,
      member.companyId,
      member.seesAllLocations,
      AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]),
    ),
  );
}

/** A member of some locations is told that something changed, not what: ids of the others are none of their business. */
async function* eventsOf(
  live: LiveBus,
  companyId: number,
  namesIds: boolean,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const waiting: LiveEvent[] = [];
  let wake = () => {};
  const unsubscribe = live.subscribe(companyId, ({ topic, ids }) => {
    waiting.push({ topic, ids: namesIds ? ids : [] });
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      const event = waiting.shift();
      if (event) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    unsubscribe();
  }
}
