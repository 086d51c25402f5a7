import { gzipSync } from 'node:zlib';
import type { City } from '../world/city/city.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { envelope } from './envelope.ts';
import { readSearch } from './searches.ts';
import type { Search } from './searches-state.ts';

const answerWithin = 10_000;

/** Calls the given URL when a search is done: a ping with its id, or a post with its results. Does not retry. */
export function createSearchDelivery(world: LiveWorld, city: City): { close(): void } {
  const waiting = new Map<string, Search>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  world.onCommit((event) => {
    if (event === undefined) waiting.clear();
    if (event?.kind === 'searches_posted') {
      for (const search of event.searches) {
        const { pingback_url: ping, postback_url: post } = search.request;
        if ((ping ?? post) !== undefined && search.outcome !== 'lost') waiting.set(search.id, search);
      }
    }
    if (waiting.size > 0) pump();
  });

  function pump(): void {
    clearTimeout(timer);
    for (const search of waiting.values()) {
      if (search.readyAt > world.now()) continue;
      waiting.delete(search.id);
      void deliver(search);
    }
    if (waiting.size === 0) return;
    const next = Math.min(...[...waiting.values()].map(({ readyAt }) => readyAt));
    timer = setTimeout(pump, Math.max(1, next - world.now()));
    timer.unref();
  }

  async function deliver({ id, type, request }: Search): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithin)]);
    const { pingback_url: ping, postback_url: post, tag = '' } = request;
    const url = (ping ?? post ?? '').replaceAll('$id', id).replaceAll('$tag', encodeURIComponent(tag));
    const body =
      ping === undefined
        ? gzipSync(JSON.stringify(envelope([readSearch({ world, city }, type, id)])))
        : undefined;
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        ...(body === undefined ? {} : { method: 'POST', headers, body }),
      });
      await response.body?.cancel();
    } catch {
      // The endpoint did not respond: the task can still be fetched.
    }
  }

  return {
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
