import { createParser } from 'eventsource-parser';
import { parseObject } from './api-error.ts';
import type { PinfoldClient } from './create-client.ts';
import type { Schemas } from './schema.ts';

/** The API sends something at least every 15 seconds, also while the model produces no text. */
const silenceMs = 45_000;

/**
 * Requests a draft of the model's and calls `onEvent` with each event. Resolves at the end of the stream; if no end event has
 * arrived by then, the stream was cut.
 *
 * @throws ApiError when the API refuses before the first word, when nothing arrives for 45 seconds, and when the
 * connection breaks.
 */
export async function streamAiDraft(
  client: Pick<PinfoldClient, 'open'>,
  path: string,
  wish: object,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: AiDraftEvent) => void },
): Promise<void> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, silenceMs);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await client.open(path, {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
      signal: controller.signal,
    });
    if (!response.body) return;
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = readEvent(data);
        if (event) onEvent(event);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
      parser.feed(piece.value);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** One event of a draft that the model writes: replies and posts have the same. */
export type AiDraftEvent = Schemas['AiDraftEvent'];

/** Why the model wrote no more of a draft. */
export type AiDraftFailure =
  | 'monthly_limit'
  | 'model_busy'
  | 'model_unavailable'
  | 'model_refused'
  /** The connection broke on the way. */
  | 'cut'
  /** The API refused before the first word; `detail` says why. */
  | 'refused';

/** Understands an event; undefined for one from a newer server. */
function readEvent(data: string): AiDraftEvent | undefined {
  const event = parseObject(data);
  const kind = event?.['kind'];
  return kinds.some((known) => known === kind) ? (event as AiDraftEvent) : undefined;
}

const kinds = ['text', 'done', 'too_many_requests', 'failed'] satisfies AiDraftEvent['kind'][];
