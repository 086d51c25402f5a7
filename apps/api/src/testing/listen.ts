import { expect, onTestFinished } from 'vitest';
import { LiveEvent } from '@pinfold/contract/live/live-event';
import { streamEvents } from '@pinfold/contract/live/stream-events';
import type { TestApi } from './start-test-api.ts';

/** Opens somebody's stream; each call to the result waits for the next event, and is undefined when the stream ends. */
export async function listen(
  { app }: Pick<TestApi, 'app'>,
  asker: { token: string; companyId: number },
): Promise<() => Promise<LiveEvent | undefined>> {
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
  const next = async (): Promise<LiveEvent | undefined> => {
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
