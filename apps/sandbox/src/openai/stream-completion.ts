import { pause } from '../http/pause.ts';
import type { ModelDirector } from './model-director.ts';
import type { Completion } from './open-ai-app.ts';
import { refusalText } from './refusal-text.ts';
import { tokensOf, usageOf } from './tokens.ts';

/** The answer token by token, as server-sent events that end with `[DONE]`. */
export function streamCompletion(
  director: ModelDirector,
  completion: Completion,
  gone: AbortSignal,
): Response {
  const events = chunksOf(director, completion, gone);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await events.next();
        if (gone.aborted) controller.error(new Error('Nobody reads any more.'));
        else if (next.done) controller.close();
        else controller.enqueue(encoder.encode(`data: ${next.value}\n\n`));
      } catch (error) {
        controller.error(error);
      }
    },
    cancel: async () => void (await events.return(undefined)),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

async function* chunksOf(
  director: ModelDirector,
  completion: Completion,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const direction = director.take(completion.prompt);
  const isRefused = direction?.outcome === 'refuse';
  const part = isRefused ? 'refusal' : 'content';
  const tokens = tokensOf(isRefused ? refusalText : completion.text);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    JSON.stringify({
      ...headOf(completion),
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(completion.includesUsage && { usage: null }),
    });
  yield chunk({ role: 'assistant', content: isRefused ? null : '', refusal: isRefused ? '' : null });
  for (const [index, token] of tokens.entries()) {
    if (direction?.after === index) {
      if (direction.outcome === 'hold') await director.released(gone);
      if (direction.outcome === 'cut') throw new Error('The connection was cut.');
      if (direction.outcome === 'filter') {
        yield chunk({}, 'content_filter');
        yield '[DONE]';
        return;
      }
    }
    await pause(director.tokenMilliseconds, gone);
    if (gone.aborted) return;
    yield chunk({ [part]: token });
  }
  yield chunk({}, 'stop');
  if (completion.includesUsage)
    yield JSON.stringify({ ...headOf(completion), choices: [], usage: usageOf(completion) });
  yield '[DONE]';
}

function headOf({ id, created, model }: Completion): object {
  return {
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    service_tier: 'default',
    system_fingerprint: 'fp_sandbox',
  };
}
