import { Hono } from 'hono';
import { seedOf } from '../world/random.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { ChatRequest, spoken } from './chat-request.ts';
import { streamCompletion } from './stream-completion.ts';
import { wholeCompletion } from './whole-completion.ts';
import type { ModelDirector } from './model-director.ts';
import { openAiError } from './open-ai-error.ts';
import { sandboxOpenAiKey } from './sandbox-open-ai-key.ts';
import { answerOf } from './writing/answer-of.ts';

interface ModelContext {
  world: LiveWorld;
  director: ModelDirector;
  closing: AbortSignal;
}

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

/** OpenAI's chat completions as api.openai.com serves them, by a model that knows cafés and no more. */
export function openAiApp(context: ModelContext): Hono {
  const app = new Hono();
  app.use('/*', async (c, next) => {
    if (c.req.header('Authorization') === `Bearer ${sandboxOpenAiKey}`) return next();
    return openAiError(401, {
      message: 'Incorrect API key provided.',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    });
  });
  app.get('/v1/models', (c) =>
    c.json({
      object: 'list',
      data: [{ id: 'sandbox', object: 'model', created: 1_735_689_600, owned_by: 'sandbox' }],
    }),
  );
  app.post('/v1/chat/completions', async (c) => {
    const request = ChatRequest.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!request.success) {
      const [issue] = request.error.issues;
      return invalid(`Invalid request: ${issue?.path.join('.')} ${issue?.message}`);
    }
    const completion = think(context.world, request.data);
    const gone = AbortSignal.any([c.req.raw.signal, context.closing]);
    return request.data.stream
      ? streamCompletion(context.director, completion, gone)
      : wholeCompletion(context.director, completion, gone);
  });
  app.all('/*', (c) => invalid(`Invalid URL (${c.req.method} ${c.req.path})`, 404));
  return app;
}

function think(world: LiveWorld, request: ChatRequest): Completion {
  const { seed } = world.state;
  const { system, user } = spoken(request);
  const isJson = request.response_format?.type.startsWith('json') ?? false;
  return {
    id: `chatcmpl-${seedOf(seed, system, user).toString(36).padStart(7, '0')}`,
    created: Math.floor(world.now() / 1000),
    model: request.model,
    prompt: `${system}\n${user}`,
    text: answerOf({ system, user, isJson, seed }),
    includesUsage: request.stream_options?.include_usage ?? false,
  };
}

function invalid(message: string, status = 400): Response {
  return openAiError(status, { message, type: 'invalid_request_error', code: null });
}
