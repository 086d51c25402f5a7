import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { type LiveEvent, streamEvents } from '@pinfold/contract/live/live.endpoints';
import type { Member } from '../features/company/member.ts';
import { mount, type Api } from '../http/mount.ts';
import type { LiveBus } from './live-bus.ts';

/** A stream ends after this long; its reader connects again, and so shows its token again. */
const maxMilliseconds = 600_000;

export function mountLive(api: Api): void {
  mount(api, streamEvents, async ({ services, user, member, signal, endsAt }) => {
    const left = endsAt.getTime() - services.now().getTime();
    const over = AbortSignal.timeout(Math.max(0, Math.min(left, maxMilliseconds)));
    return eventsOf(services.live, member, user.tokenHash, AbortSignal.any([signal, over]));
  });
}

/**
 * Begins with the topics of the last seconds. Ends with its token, and after an event about the user's own access, so that
 * the gate checks it again on reconnection.
 */
async function* eventsOf(
  live: LiveBus,
  member: Member,
  tokenHash: string,
  over: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const ended = new AbortController();
  const signal = AbortSignal.any([over, ended.signal]);
  const forget = live.onTokenEnd(tokenHash, () => ended.abort());
  const waiting: LiveEvent[] = [];
  let wake = () => {};
  const unsubscribe = live.subscribe(member.companyId, (event) => {
    waiting.push(event);
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    for (const topic of live.recent(member.companyId)) yield { topic, ids: [] };
    while (!signal.aborted) {
      const event = waiting.shift();
      if (event) {
        yield asTold(event, member);
        if (isAboutAccessOf(member, event)) return;
      } else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    unsubscribe();
    forget();
  }
}

/** A member of some locations gets the topic without ids, which may belong to other locations. */
function asTold({ topic, ids }: LiveEvent, { seesAllLocations, type, permissions }: Member): LiveEvent {
  const mayKnow = topic !== 'team' || hasFullAccess(type) || permissions.view_team;
  return { topic, ids: seesAllLocations && mayKnow ? ids : [] };
}

function isAboutAccessOf({ userId }: Member, { topic, ids }: LiveEvent): boolean {
  return topic === 'team' && (ids.length === 0 || ids.includes(userId));
}
