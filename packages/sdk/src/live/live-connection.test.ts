import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import {
  heartbeatMs,
  type LiveChange,
  type LiveMode,
  openLiveConnection,
  pollMs,
} from './live-connection.ts';

type Sink = ReadableStreamDefaultController<Uint8Array>;

/** A page and a server whose stream the test writes by hand. */
function setUp(refusal?: () => ApiError | undefined, tokenDueIn: () => number | undefined = () => undefined) {
  const sinks: Sink[] = [];
  const sent: (string | null)[] = [];
  let isHidden = false;
  const listeners = new Set<() => void>();
  const on = {
    change: vi.fn<(change: LiveChange) => void>(),
    missed: vi.fn<() => void>(),
    mode: vi.fn<(mode: LiveMode) => void>(),
  };
  const close = openLiveConnection({
    client: {
      tokenDueIn,
      open: async (_path, { headers, signal }) => {
        sent.push(new Headers(headers).get('Last-Event-ID'));
        const error = refusal?.();
        if (error) throw error;
        const body = new ReadableStream<Uint8Array>({
          start: (sink) => {
            sinks.push(sink);
            signal.addEventListener('abort', () => sink.error(signal.reason));
          },
        });
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      },
    },
    onChange: on.change,
    onMissed: on.missed,
    onMode: on.mode,
    isHidden: () => isHidden,
    onVisibility: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    random: () => 1,
  });
  return {
    on,
    sent,
    sinks,
    close,
    write: (text: string) => sinks.at(-1)?.enqueue(new TextEncoder().encode(text)),
    show: (isShown: boolean) => {
      isHidden = !isShown;
      for (const listener of listeners) listener();
    },
  };
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('openLiveConnection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('BEY-15 tells what changed, however the stream is cut', async () => {
    const live = setUp();
    await tick();
    live.write(': hello\n\nid: 7\nda');
    live.write('ta: {"topic":"reviews","ids":[1,2]}\r');
    live.write('\n\r\ndata: {"topic":"unheard_of"}\n\n');
    await tick();
    expect(live.on.change.mock.calls).toEqual([[{ topic: 'reviews', ids: [1, 2] }]]);
    expect(live.on.mode).toHaveBeenLastCalledWith('stream');
    live.close();
  });

  it('BEY-15 comes back after a broken connection and names the last event it has seen', async () => {
    const live = setUp();
    await tick();
    live.write('id: 41\ndata: {"topic":"reviews","ids":[]}\n\n');
    await tick();
    live.sinks[0]?.close();
    await tick(1000);
    expect(live.sent).toEqual([null, '41']);
    live.close();
  });

  it('BEY-15 a silent connection is given up and opened again', async () => {
    const live = setUp();
    await tick();
    await tick(heartbeatMs - 1);
    expect(live.sent).toHaveLength(1);
    live.write(': still here\n\n');
    await tick(heartbeatMs - 1);
    expect(live.sent).toHaveLength(1);
    await tick(10_000);
    expect(live.sent).toHaveLength(2);
    live.close();
  });

  it('BEY-15 polls while the stream cannot be had and stops when it can', async () => {
    let isDown = true;
    const live = setUp(() => (isDown ? new ApiError({ kind: 'http', status: 404 }) : undefined));
    await tick();
    expect(live.on.mode).toHaveBeenLastCalledWith('polling');
    await tick(pollMs);
    expect(live.on.missed).toHaveBeenCalledTimes(1);
    isDown = false;
    await tick(pollMs);
    expect(live.on.mode).toHaveBeenLastCalledWith('stream');
    const polls = live.on.missed.mock.calls.length;
    await tick(heartbeatMs - 5000);
    expect(live.on.missed).toHaveBeenCalledTimes(polls);
    live.close();
  });

  it.each([
    ['at once, and is told of the moments before', 0, 0],
    ['after a failure, while what it shows is fresh', 1000, 0],
    ['after many, when more has passed than it is told of', 7000, 1],
  ])('BEY-15 is connected %s', async (_when, down, missed) => {
    let isDown = down > 0;
    const live = setUp(() => (isDown ? new ApiError({ kind: 'network' }) : undefined));
    await tick(down);
    isDown = false;
    await tick(pollMs - 10_000 - down);
    expect(live.on.mode).toHaveBeenLastCalledWith('stream');
    expect(live.on.missed).toHaveBeenCalledTimes(missed);
    live.close();
  });

  it('BEY-15 waits longer after each failure', async () => {
    const live = setUp(() => new ApiError({ kind: 'network' }));
    await tick();
    await tick(2000);
    expect(live.sent).toHaveLength(2);
    await tick(3999);
    expect(live.sent).toHaveLength(2);
    await tick(1);
    expect(live.sent).toHaveLength(3);
    live.close();
  });

  it('BEY-15 rests in a hidden tab and catches up when it is shown', async () => {
    const live = setUp();
    await tick();
    live.show(false);
    await tick(10 * pollMs);
    expect(live.on.mode).toHaveBeenLastCalledWith('paused');
    expect(live.sent).toHaveLength(1);
    live.show(true);
    await tick();
    expect(live.sent).toHaveLength(2);
    expect(live.on.missed).toHaveBeenCalled();
    live.close();
  });

  it('BEY-01 is opened again, without polling, when its token is due for another', async () => {
    const live = setUp(undefined, () => 20_000);
    await tick();
    live.write('id: 5\ndata: {"topic":"reviews","ids":[]}\n\n');
    await tick(19_999);
    expect(live.sent).toHaveLength(1);
    await tick(2001);
    expect(live.sent).toEqual([null, '5']);
    expect(live.on.mode.mock.calls).toEqual([['stream']]);
    live.close();
    await tick();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops for good', async () => {
    const live = setUp(() => new ApiError({ kind: 'network' }));
    await tick(10_000);
    live.close();
    const { length } = live.sent;
    await tick(10 * pollMs);
    expect(live.sent).toHaveLength(length);
    expect(vi.getTimerCount()).toBe(0);
  });
});
