import { pause } from '../http/pause.ts';
import type { ModelDirector } from './model-director.ts';
import type { Completion } from './open-ai-app.ts';
import { refusalText } from './refusal-text.ts';
import { tokensOf, usageOf } from './tokens.ts';

/** The answer in one piece, once all of it is thought. */
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
