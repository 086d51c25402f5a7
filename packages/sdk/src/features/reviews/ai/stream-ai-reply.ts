import type { PinfoldClient } from '../../../client/create-client.ts';
import { createEventStreamParser } from '../../../live/event-stream-parser.ts';
import { readAiReplyEvent, type AiReplyEvent } from './read-ai-reply-event.ts';

/** The API speaks at least every quarter of a minute, also while the model thinks. */
const silenceMs = 45_000;

/**
 * Has the model write, and hands each event on as it comes. Ends with the stream: whoever has heard none of the end
 * markers by then knows that it was cut.
 *
 * @throws ApiError when the API refuses before the first word, when nobody answers, and when the connection breaks.
 */
export async function streamAiReply(
  client: Pick<PinfoldClient, 'open'>,
  reviewId: number,
  wish: string,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: AiReplyEvent) => void },
): Promise<void> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, silenceMs);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await client.open(`/reviews/${reviewId}/ai-reply/`, {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ wish }),
      signal: controller.signal,
    });
    if (!response.body) return;
    const parser = createEventStreamParser(({ data }) => {
      const event = readAiReplyEvent(data);
      if (event) onEvent(event);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
      parser.push(piece.value);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
