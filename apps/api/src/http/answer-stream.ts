import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

const heartbeatMilliseconds = 15_000;

/** Sends what an iterable yields as server-sent events, with a comment now and then so that proxies stay awake. */
export function answerStream(context: Context, events: AsyncIterable<unknown>): Response {
  context.header('X-Accel-Buffering', 'no');
  return streamSSE(context, async (stream) => {
    const beat = setInterval(() => void stream.write(': alive\n\n'), heartbeatMilliseconds);
    try {
      await stream.write(': open\n\n');
      for await (const event of events) await stream.writeSSE({ data: JSON.stringify(event) });
    } finally {
      clearInterval(beat);
    }
  });
}
