import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { seedOf } from '../world/random.ts';
import { ChatRequest, spoken } from './chat-request.ts';
import type { ModelDirector } from './model-director.ts';
import { type Completion, streamCompletion, wholeCompletion } from './completion.ts';
import { judgeReviews } from './writing/judge-reviews.ts';
import { readReview, readWishes } from './writing/read-prompt.ts';
import { readPost, writePost } from './writing/write-post.ts';
import { writeReply } from './writing/write-reply.ts';

/** The one key that the sandbox's model takes. It opens nothing outside of it. */
export const sandboxOpenAiKey = 'sandbox-openai';

interface ModelContext {
  world: LiveWorld;
  director: ModelDirector;
  closing: AbortSignal;
}

/** OpenAI's chat completions as api.openai.com serves them, with a model that only writes of reviews and posts. */
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

interface Asked {
  system: string;
  user: string;
  isJson: boolean;
  seed: number;
}

/**
 * Returns the model's text: a classification if JSON is requested, a post if the prompt is about one, otherwise a reply to
 * the review in the prompt.
 */
function answerOf({ system, user, isJson, seed }: Asked): string {
  if (isJson) return JSON.stringify(judgeReviews(user));
  const post = readPost(user);
  if (post) return writePost(post, system);
  return writeReply(readReview(user), readWishes(system), seed);
}

function invalid(message: string, status = 400): Response {
  return openAiError(status, { message, type: 'invalid_request_error', code: null });
}

/** An error in OpenAI's format (platform.openai.com/docs/guides/error-codes). */
function openAiError(
  status: number,
  { message, type, code }: { message: string; type: string; code: string | null },
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { message, type, param: null, code } }, { status, headers });
}

/** Too many calls, no credit left (by the reason `insufficient_quota`), or a server error. */
export function openAiFault(status: number, reason?: string): Response {
  if (status === 429 && reason === 'insufficient_quota')
    return openAiError(status, {
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    });
  if (status === 429)
    return openAiError(
      status,
      { message: 'Rate limit reached for requests.', type: 'requests', code: 'rate_limit_exceeded' },
      { 'Retry-After': '20' },
    );
  if (status < 500)
    return openAiError(status, {
      message: 'The request was refused.',
      type: 'invalid_request_error',
      code: reason ?? null,
    });
  return openAiError(status, {
    message: 'The server had an error while processing your request.',
    type: 'server_error',
    code: null,
  });
}
