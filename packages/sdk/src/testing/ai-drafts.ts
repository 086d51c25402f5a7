import type { Schemas } from '../client/schema.ts';

/** How the stream of a draft ends; `cut` closes the connection without an end event. */
export type TestDraftEnd = 'done' | 'cut' | 'model_busy' | 'model_unavailable' | 'model_refused';

/** Output and limit of the in-memory model. */
export interface TestModel {
  limit: { remaining_limit: number; monthly_limit: number; renews_at: string };
  /** The draft, in the pieces in which it is streamed. */
  words: readonly string[];
  /** Number of pieces after which it pauses until `server.releaseAi()`. */
  holdAfter: number | undefined;
  /** Number of pieces after which it ends. @defaultValue all of them */
  endAfter: number | undefined;
  end: TestDraftEnd;
}

/** What `createTestDrafts` returns. */
export interface TestDrafts {
  /** Streams a draft of a model. */
  write: (model: TestModel, signal: AbortSignal) => Response;
  /** Resumes paused ones. */
  release: () => void;
}

/** Drafts of the in-memory API. */
export function createTestDrafts(): TestDrafts {
  const waiting = new Set<() => void>();
  const untilReleased = () => new Promise<void>((resolve) => waiting.add(resolve));
  return {
    write: (model, signal) =>
      new Response(streamOf(draft(model, untilReleased), signal), {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
    release() {
      for (const resume of waiting) resume();
      waiting.clear();
    },
  };
}

type AiDraftEvent = Schemas['AiDraftEvent'];

async function* draft(model: TestModel, untilReleased: () => Promise<void>): AsyncGenerator<AiDraftEvent> {
  const { words, holdAfter, endAfter = words.length, end, limit } = model;
  if (limit.remaining_limit === 0) {
    yield { kind: 'too_many_requests', reason: 'monthly_limit', renews_at: limit.renews_at };
    return;
  }
  for (const [at, text] of words.entries()) {
    if (at === holdAfter) await untilReleased();
    if (at >= endAfter) break;
    yield { kind: 'text', text };
  }
  if (endAfter > 0) model.limit = { ...limit, remaining_limit: limit.remaining_limit - 1 };
  if (end === 'done') yield { kind: 'done', remaining_limit: model.limit.remaining_limit };
  else if (end === 'model_busy') yield { kind: 'too_many_requests', reason: end, renews_at: null };
  else if (end !== 'cut') yield { kind: 'failed', reason: end };
}

function streamOf(events: AsyncGenerator<AiDraftEvent>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    async pull(controller) {
      const { value, done } = await events.next();
      if (signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
  });
}
