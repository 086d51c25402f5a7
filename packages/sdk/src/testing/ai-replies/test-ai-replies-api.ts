import { aiReplyRefusal } from '@pinfold/contract/features/reviews/ai/ai-reply';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import type { TestAiReplies } from './test-ai-replies.ts';

/** Replies by the model of the in-memory API, and the way to let held ones go on. */
export function createTestAiRepliesApi(
  data: TestData,
  find: (id: number) => Schemas['Review'],
): { answers: TestAnswers; release: () => void } {
  const held = new Set<() => void>();
  const untilReleased = () => new Promise<void>((resolve) => held.add(resolve));
  return {
    release() {
      for (const go of held) go();
      held.clear();
    },
    answers: {
      getAiReplyLimit: () => Response.json(data.aiReplies.limit),
      getAiReplyConfig: () => Response.json(data.aiReplies.config),
      updateAiReplyConfig: ({ body }) => {
        data.aiReplies.config = { ...data.aiReplies.config, ...(body as Schemas['AiReplyConfigChange']) };
        return Response.json(data.aiReplies.config);
      },
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
