import { expect, onTestFinished } from 'vitest';
import { LiveEvent, streamEvents } from '@pinfold/contract/live/live.endpoints';
import type { TestApi } from './start-test-api.ts';

type Credentials = { token: string; companyId: number };

type Next = () => Promise<LiveEvent | undefined>;

/** Belongs to nobody, so that no stream receives what is published for it. */
const noCompany = 0;

/**
 * Opens the caller's event stream and reads the events that are replayed at the start, so that the next event is a new
 * one. Waits for the news of what was done before, which a PostgreSQL server may still be delivering.
 */
export async function listen(api: Pick<TestApi, 'app' | 'services'>, caller: Credentials): Promise<Next> {
  await publishAndHear(api, noCompany, { topic: 'locations', ids: [] });
  const next = await openStream(api, caller);
  for (const topic of api.services.live.recent(caller.companyId))
    expect(await next()).toEqual({ topic, ids: [] });
  return next;
}

/** Publishes an event and waits until it has arrived, and with it all that was committed before: news keep that order. */
export async function publishAndHear(
  { services: { live, database } }: Pick<TestApi, 'services'>,
  companyId: number,
  event: LiveEvent,
): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = live.subscribe(companyId, () => {
      stop();
      resolve();
    });
  });
  await live.publish(database.queries, companyId, event);
  await heard;
}

/**
 * Opens the caller's event stream. Each call of the returned function waits for the next event; it returns undefined
 * when the stream has ended.
 */
export async function openStream({ app }: Pick<TestApi, 'app'>, caller: Credentials): Promise<Next> {
  const closing = new AbortController();
  const response = await app.request(streamEvents.path, {
    headers: { Authorization: `Token ${caller.token}`, 'Company-Id': String(caller.companyId) },
    signal: closing.signal,
  });
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('a stream has a body');
  onTestFinished(() => reader.cancel());
  let text = '';
  const next: Next = async () => {
    for (;;) {
      const [, data, rest] = /^data: (.*)\n\n([^]*)$/m.exec(text) ?? [];
      if (data !== undefined) {
        text = rest ?? '';
        return LiveEvent.parse(JSON.parse(data));
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  // The comment that opens the stream: from here on nothing is missed.
  text += (await reader.read()).value ?? '';
  return next;
}
