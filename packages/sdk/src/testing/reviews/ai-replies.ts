import { aiReplyRefusal } from '@pinfold/contract/features/reviews/ai/ai-reply';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';

/** How the stream of a draft ends; `cut` closes the connection without an end event. */
export type TestDraftEnd = 'done' | 'cut' | 'model_busy' | 'model_unavailable' | 'model_refused';

/** Output and settings of the in-memory model. */
export interface TestAiReplies {
  config: Schemas['AiReplyConfig'];
  limit: Schemas['AiReplyLimit'];
  /** The reply, in the pieces in which it is streamed. */
  words: readonly string[];
  /** Number of pieces after which it pauses until `server.releaseAi()`. */
  holdAfter: number | undefined;
  /** Number of pieces after which it ends. @defaultValue all of them */
  endAfter: number | undefined;
  end: TestDraftEnd;
}

/** A model that writes one polite sentence. */
export function testAiReplies(change: Partial<TestAiReplies> = {}): TestAiReplies {
  return {
    config: {
      tone: 'friendly',
      length: 'medium',
      language: 'review',
      signature: 'Zespół {location}',
      forbidden_words: ['rabat'],
      instructions: '',
    },
    limit: { remaining_limit: 412, monthly_limit: 500, renews_at: '2026-11-30T23:00:00.000Z' },
    words: ['Dzień dobry, ', 'dziękujemy ', 'za szczere ', 'słowa ', 'o naszej kawie.'],
    holdAfter: undefined,
    endAfter: undefined,
    end: 'done',
    ...change,
  };
}

/** AI replies of the in-memory API; `release` resumes paused ones. */
export function createTestAiReplies(
  data: TestData,
  find: (id: number) => Schemas['Review'],
): { answers: TestAnswers; release: () => void } {
  const waiting = new Set<() => void>();
  const untilReleased = () => new Promise<void>((resolve) => waiting.add(resolve));
  return {
    release() {
      for (const resume of waiting) resume();
      waiting.clear();
    },
    answers: {
      getAiReplyLimit: () => data.aiReplies.limit,
      getAiReplyConfig: () => data.aiReplies.config,
      updateAiReplyConfig: ({ body }) => (data.aiReplies.config = { ...data.aiReplies.config, ...body }),
      writeAiReply: ({ id, signal }) => {
        const refusal = aiReplyRefusal(find(id));
        if (refusal) throw new TestProblem(refusal);
        const events = draft(data.aiReplies, untilReleased);
        return new Response(streamOf(events, signal), { headers: { 'Content-Type': 'text/event-stream' } });
      },
    },
  };
}

type AiReplyEvent = Schemas['AiReplyEvent'];

async function* draft(
  replies: TestAiReplies,
  untilReleased: () => Promise<void>,
): AsyncGenerator<AiReplyEvent> {
  const { words, holdAfter, endAfter = words.length, end, limit } = replies;
  if (limit.remaining_limit === 0) {
    yield { kind: 'too_many_requests', reason: 'monthly_limit', renews_at: limit.renews_at };
    return;
  }
  for (const [at, text] of words.entries()) {
    if (at === holdAfter) await untilReleased();
    if (at >= endAfter) break;
    yield { kind: 'text', text };
  }
  if (endAfter > 0) replies.limit = { ...limit, remaining_limit: limit.remaining_limit - 1 };
  if (end === 'done') yield { kind: 'done', remaining_limit: replies.limit.remaining_limit };
  else if (end === 'model_busy') yield { kind: 'too_many_requests', reason: end, renews_at: null };
  else if (end !== 'cut') yield { kind: 'failed', reason: end };
}

function streamOf(events: AsyncGenerator<AiReplyEvent>, signal: AbortSignal): ReadableStream<Uint8Array> {
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
