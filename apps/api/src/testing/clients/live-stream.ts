import { expect, onTestFinished } from 'vitest';
import { LiveEvent, streamEvents } from '@pinfold/contract/live/live.endpoints';
import type { TestApi } from './start-test-api.ts';

type Asker = { token: string; companyId: number };

type Next = () => Promise<LiveEvent | undefined>;

/** Opens somebody's stream where what changed before it has been told, so that what comes next is new. */
export async function listen(api: Pick<TestApi, 'app' | 'services'>, asker: Asker): Promise<Next> {
  const next = await openStream(api, asker);
  for (const topic of api.services.live.recent(asker.companyId))
    expect(await next()).toEqual({ topic, ids: [] });
  return next;
}

/** Opens somebody's stream; each call to the result waits for the next event, and is undefined when the stream ends. */
export async function openStream({ app }: Pick<TestApi, 'app'>, asker: Asker): Promise<Next> {
  const closing = new AbortController();
  const response = await app.request(streamEvents.path, {
    headers: { Authorization: `Token ${asker.token}`, 'Company-Id': String(asker.companyId) },
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
