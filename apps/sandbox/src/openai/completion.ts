import { pause } from '../http/pause.ts';
import type { ModelDirector } from './model-director.ts';

/** A completion that was asked for. */
export interface Completion {
  id: string;
  /** Epoch seconds. */
  created: number;
  model: string;
  prompt: string;
  text: string;
  includesUsage: boolean;
}

/** The response token by token, as server-sent events that end with `[DONE]`. */
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

/** The response in one piece, after the time of all its tokens. */
export async function wholeCompletion(
  director: ModelDirector,
  completion: Completion,
  gone: AbortSignal,
): Promise<Response> {
  const direction = director.take(completion.prompt);
  if (direction?.outcome === 'hold') await director.released(gone);
  await pause(director.tokenMilliseconds * tokensOf(completion.text).length, gone);
  const { id, created, model, text } = completion;
  const isRefused = direction?.outcome === 'refuse';
  const answer = Response.json({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: isRefused ? null : text,
          refusal: isRefused ? refusalText : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: direction?.outcome === 'filter' ? 'content_filter' : 'stop',
      },
    ],
    usage: usageOf(completion),
    service_tier: 'default',
    system_fingerprint: 'fp_sandbox',
  });
  return direction?.outcome === 'cut' ? cutShort(answer) : answer;
}

function cutShort({ headers }: Response): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id": "chat')),
    pull: (controller) => controller.error(new Error('The connection was cut.')),
  });
  return new Response(body, { headers });
}

/** A word with the space before it, about the size of a real model's token. */
function tokensOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

function usageOf({ prompt, text }: Completion): object {
  const [prompt_tokens, completion_tokens] = [tokensOf(prompt).length, tokensOf(text).length];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** The text of a scripted refusal. */
const refusalText = "I'm sorry, but I can't help with that.";
