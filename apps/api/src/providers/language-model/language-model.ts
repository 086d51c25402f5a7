import OpenAI, { APIError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Config } from '../../config.ts';
import { ProviderError, type ProviderErrorKind } from '../../delivery/provider-error.ts';
import { hideCredentials } from '../hide-credentials.ts';
import { kindOfStatus, retryAfterIn } from '../provider-request.ts';
import { parseForeignJson } from '../storable-text.ts';

/** What a model is asked: what it is for, and what this time. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * A model that returned no response, or an incomplete one. `quota`: too many calls, wait. `invalid`: it refuses to write
 * this. Anything else is up to the operator, or passes.
 */
export class ModelError extends ProviderError {}

/** A language model behind the OpenAI-compatible protocol of chat completions. */
export interface LanguageModel {
  /**
   * Writes, piece by piece as they come, and stops once there are `most` characters: nothing else ends a model that goes
   * on and on.
   * @throws ModelError before or between pieces; `temporary` when the stream breaks off
   */
  write(prompt: Prompt, options: WriteOptions): AsyncIterable<string>;
  /**
   * Returns what the model writes as JSON.
   * @throws ModelError `temporary` also when it writes more than `most` characters
   */
  decide(prompt: Prompt, options: WriteOptions): Promise<unknown>;
}

interface WriteOptions {
  signal: AbortSignal;
  /** Characters at most, before anything is cut or cleaned: a few times what is wanted. */
  most: number;
}

interface LanguageModelSettings extends ModelAddress {
  model: string;
  fetch: typeof globalThis.fetch;
}

/**
 * A model with OpenAI's chat completions API. It does not retry by itself: every attempt costs, so the caller decides.
 */
export function openLanguageModel({ baseUrl, key, model, fetch }: LanguageModelSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library refuses to open without one; `write` asks for it before anything is sent.
    apiKey: key ?? 'none',
    // Ignores OpenAI's variables in the environment of the process.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: hideCredentials(fetch),
  });
  return {
    async *write(prompt, { signal, most }) {
      if (!key) throw new ModelError('denied', 'OPENAI_API_KEY is not set');
      const patience = openPatience(signal);
      try {
        const stream = await client.chat.completions.create(
          // A token has one character or more.
          { model, messages: messagesOf(prompt), stream: true, max_completion_tokens: most },
          { signal: patience.signal },
        );
        let isWhole = false;
        let left = most;
        for await (const { choices } of stream) {
          patience.renew();
          const [choice] = choices;
          if (choice?.delta.refusal || choice?.finish_reason === 'content_filter')
            throw new ModelError('invalid', 'The model refuses');
          const text = choice?.delta.content?.slice(0, left) ?? '';
          left -= text.length;
          if (text !== '') yield text;
          if (choice?.finish_reason || left === 0) isWhole = true;
          if (left === 0) break;
        }
        if (!isWhole) throw new ModelError('temporary', 'The stream broke off');
      } catch (error) {
        throw modelErrorOf(error);
      } finally {
        patience.end();
      }
    },
    async decide(prompt, { signal, most }) {
      if (!key) throw new ModelError('denied', 'OPENAI_API_KEY is not set');
      const patience = openPatience(signal);
      try {
        const { choices } = await client.chat.completions.create(
          {
            model,
            messages: messagesOf(prompt),
            response_format: { type: 'json_object' },
            max_completion_tokens: most,
          },
          { signal: patience.signal },
        );
        const [choice] = choices;
        if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
          throw new ModelError('invalid', 'The model refuses');
        const text = choice?.message.content ?? '';
        if (text.length > most) throw new ModelError('temporary', 'The model wrote too much');
        return parseForeignJson(text);
      } catch (error) {
        throw modelErrorOf(error);
      } finally {
        patience.end();
      }
    },
  };
}

function messagesOf({ system, user }: Prompt): ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

/** Converts any failure of a call to a ModelError. */
function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const { message } = error as Error;
  if (!(error instanceof APIError)) return new ModelError('temporary', message, { cause: error });
  const { code, headers } = error;
  const reasons = code ? [code] : [];
  return new ModelError(kindOf(error), message, { cause: error, retryAfter: retryAfterIn(headers), reasons });
}

/**
 * An account without credit responds with 429 too, but waiting does not help there
 * (platform.openai.com/docs/guides/error-codes).
 */
function kindOf({ status, code }: APIError): ProviderErrorKind {
  if (code === 'content_filter' || code === 'content_policy_violation') return 'invalid';
  const kind = code === 'insufficient_quota' ? 'temporary' : kindOfStatus(status ?? 500);
  // What is wrong with the call itself is ours to fix, whatever was to be written.
  return kind === 'quota' || kind === 'denied' ? kind : 'temporary';
}

/** How long a model may be silent before it is given up. */
const patienceMilliseconds = 60_000;

/** A signal that is aborted by the caller, or when nothing has arrived for a minute. */
function openPatience(caller: AbortSignal) {
  const silence = new AbortController();
  let timer = wait();
  function wait() {
    return setTimeout(() => silence.abort(new Error('The model is silent.')), patienceMilliseconds);
  }
  return {
    signal: AbortSignal.any([caller, silence.signal]),
    renew(): void {
      clearTimeout(timer);
      timer = wait();
    },
    end(): void {
      clearTimeout(timer);
    },
  };
}

/** Where a model is, and the key to it. */
export interface ModelAddress {
  baseUrl: string;
  /** Without one every call is `denied`. */
  key: string | undefined;
}

const officialOpenAi = 'https://api.openai.com/v1';

/** A key without a URL is one of OpenAI; a self-hosted model may need none. */
export function modelAddress(
  { OPENAI_BASE_URL, OPENAI_API_KEY }: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY'>,
  sandbox: ModelAddress | undefined,
): ModelAddress {
  if (OPENAI_BASE_URL) return { baseUrl: OPENAI_BASE_URL, key: OPENAI_API_KEY ?? 'none' };
  if (OPENAI_API_KEY || !sandbox) return { baseUrl: officialOpenAi, key: OPENAI_API_KEY };
  return sandbox;
}
