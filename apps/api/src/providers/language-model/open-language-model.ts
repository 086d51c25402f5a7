import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { ModelError, type LanguageModel, type Prompt } from './language-model.ts';
import type { ModelAddress } from './model-address.ts';
import { modelErrorOf } from './model-error-of.ts';
import { openPatience } from './open-patience.ts';

export interface LanguageModelSettings extends ModelAddress {
  model: string;
  fetch: typeof globalThis.fetch;
}

/**
 * A model behind OpenAI's chat completions. It never tries again by itself: every try costs, and whoever waits decides.
 */
export function openLanguageModel({ baseUrl, key, model, fetch }: LanguageModelSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library refuses to open without one; `write` asks for it before anything is sent.
    apiKey: key ?? 'none',
    // What the process's environment says of OpenAI is not ours to heed.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch,
  });
  return {
    async *write(prompt, { signal }) {
      if (!key) throw new ModelError('model_unavailable');
      const patience = openPatience(signal);
      try {
        const stream = await client.chat.completions.create(
          { model, messages: messagesOf(prompt), stream: true },
          { signal: patience.signal },
        );
        let isWhole = false;
        for await (const { choices } of stream) {
          patience.renew();
          const [choice] = choices;
          if (choice?.delta.refusal || choice?.finish_reason === 'content_filter')
            throw new ModelError('model_refused');
          if (choice?.delta.content) yield choice.delta.content;
          if (choice?.finish_reason) isWhole = true;
        }
        if (!isWhole) throw new ModelError('model_unavailable');
      } catch (error) {
        throw modelErrorOf(error);
      } finally {
        patience.end();
      }
    },
    async decide(prompt, { signal }) {
      if (!key) throw new ModelError('model_unavailable');
      const patience = openPatience(signal);
      try {
        const { choices } = await client.chat.completions.create(
          { model, messages: messagesOf(prompt), response_format: { type: 'json_object' } },
          { signal: patience.signal },
        );
        const [choice] = choices;
        if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
          throw new ModelError('model_refused');
        return JSON.parse(choice?.message.content ?? '') as unknown;
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
