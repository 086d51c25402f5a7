import { createParser } from 'eventsource-parser';
import { type LiveTopic, liveTopics } from '@pinfold/contract/live/live-topics';
import type { ApiError } from '../client/api-error.ts';
import type { PinfoldClient } from '../client/create-client.ts';

/** How changes arrive: by a stream of server-sent events, or by polling. */
export type LiveMode = 'stream' | 'polling' | 'paused';

interface LiveConnectionOptions {
  client: Pick<PinfoldClient, 'open' | 'tokenDueIn'>;
  onChange: (change: LiveChange) => void;
  /** Called when events may have been missed: everything on screen should be refetched. */
  onMissed: () => void;
  onMode: (mode: LiveMode) => void;
  isHidden: () => boolean;
  /** Calls the listener when the page is shown or hidden. Returns an unsubscribe function. */
  onVisibility: (listener: () => void) => () => void;
  random?: () => number;
}

/** A stream without data for this long is closed and reopened; the server sends something every 15 seconds or sooner. */
export const heartbeatMs = 45_000;

export const pollMs = 30_000;

/** A new stream replays the last 15 seconds: data at most 10 seconds old when it opens needs no refetch. */
const replayedMs = 10_000;

const longestPauseMs = 30_000;

const failuresBeforePolling = 2;

/** The longest delay of a browser's timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * Keeps one stream of changes open while the page is visible. Polls every 30 seconds while the stream fails, and keeps
 * retrying it. Returns a function that closes it.
 */
export function openLiveConnection(options: LiveConnectionOptions): () => void {
  const random = options.random ?? Math.random;
  let lastEventId: string | undefined;
  let failures = 0;
  let attempt: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let mode: LiveMode | undefined;
  let wasOpened = false;
  /** Time of the last full refetch, in milliseconds since 1970. */
  let refetchedAt = Date.now();

  const refetchAll = () => {
    refetchedAt = Date.now();
    options.onMissed();
  };

  const setMode = (next: LiveMode) => {
    if (mode === next) return;
    mode = next;
    options.onMode(next);
    clearInterval(poll);
    if (next === 'polling') poll = setInterval(refetchAll, pollMs);
  };

  const connect = async () => {
    const controller = new AbortController();
    attempt = controller;
    try {
      await readStream(controller);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isRefusal(error)) failures = Math.max(failures, failuresBeforePolling);
    }
    if (attempt !== controller) return;
    if (failures >= failuresBeforePolling) setMode('polling');
    retry = setTimeout(() => void connect(), pause(failures, random));
  };

  const readStream = async (controller: AbortController) => {
    let heartbeat = setTimeout(() => controller.abort(), heartbeatMs);
    let lease: ReturnType<typeof setTimeout> | undefined;
    try {
      const headers: Record<string, string> = { Accept: 'text/event-stream' };
      if (lastEventId) headers['Last-Event-ID'] = lastEventId;
      const { signal } = controller;
      const response = await options.client.open('/events/', { signal, headers });
      const isStream = response.headers.get('Content-Type')?.includes('text/event-stream');
      if (!response.body || !isStream) throw new NotAStream();
      // Without an id the server replays only the last seconds; older events may have been missed.
      if (!lastEventId && (wasOpened || Date.now() - refetchedAt > replayedMs)) refetchAll();
      wasOpened = true;
      failures = 0;
      setMode('stream');
      const dueIn = options.client.tokenDueIn();
      if (dueIn !== undefined) lease = setTimeout(() => controller.abort(), Math.min(dueIn, longestTimer));
      const parser = createParser({
        onId: (id) => (lastEventId = id),
        onEvent: ({ data }) => {
          const change = readLiveEvent(data);
          if (change) options.onChange(change);
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(heartbeat);
        heartbeat = setTimeout(() => controller.abort(), heartbeatMs);
        parser.feed(piece.value);
      }
    } finally {
      clearTimeout(heartbeat);
      clearTimeout(lease);
      controller.abort();
    }
  };

  const disconnect = () => {
    const current = attempt;
    attempt = undefined;
    current?.abort();
    clearTimeout(retry);
    clearInterval(poll);
  };

  const followVisibility = () => {
    if (options.isHidden()) {
      disconnect();
      setMode('paused');
    } else if (!attempt) {
      if (mode === 'paused' && !lastEventId) refetchAll();
      mode = undefined;
      failures = 0;
      void connect();
    }
  };

  const stopListening = options.onVisibility(followVisibility);
  followVisibility();
  return () => {
    stopListening();
    disconnect();
  };
}

/** The response is not an event stream. */
class NotAStream extends Error {}

/** The API refused the request, so an immediate retry is pointless. */
function isRefusal(error: unknown): boolean {
  if (error instanceof NotAStream) return true;
  const { kind } = error as Partial<ApiError>;
  return kind === 'http' || kind === 'parsing';
}

/** Returns milliseconds, with jitter so that many tabs do not reconnect in the same second. */
function pause(failures: number, random: () => number): number {
  const longest = Math.min(longestPauseMs, 1000 * 2 ** failures);
  return longest / 2 + (random() * longest) / 2;
}

/** A change on the server: topic and ids, never contents. */
export interface LiveChange {
  topic: LiveTopic;
  /** Empty if there are too many to list. */
  ids: readonly number[];
}

/** Parses the data of an event; undefined for a topic that this version does not know. */
function readLiveEvent(data: string): LiveChange | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || !('topic' in parsed)) return undefined;
    const topic = liveTopics.find((one) => one === parsed.topic);
    const ids = 'ids' in parsed && Array.isArray(parsed.ids) ? parsed.ids.filter(isId) : [];
    return topic && { topic, ids };
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number';
}
