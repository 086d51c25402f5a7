import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';
import type { PinfoldClient } from '../client/create-client.ts';
import { type AiDraftEvent, type AiDraftFailure, streamAiDraft } from '../client/stream-ai-draft.ts';

/** How a text of the model's ended. */
export interface AiRunEnd {
  state: 'done' | 'stopped' | 'limited' | 'failed';
  failure?: AiDraftFailure | undefined;
  /** The API's sentence, with `refused`. */
  detail?: string | undefined;
}

interface AiRunOptions {
  client: PinfoldClient;
  queryClient: QueryClient;
  path: string;
  wish: object;
  /** Where the rest of the month's limit is cached. */
  limitKey: QueryKey;
  /** Adds the model's next words. */
  write: (words: string) => void;
  /** Called once. */
  onEnd: (end: AiRunEnd, error?: ApiError) => void;
}

/** Prepares a text that the model streams. `stop` ends it and keeps the text so far. */
export function createAiRun(options: AiRunOptions): { start: () => Promise<void>; stop: () => void } {
  const { client, queryClient, path, wish, limitKey, write, onEnd } = options;
  const controller = new AbortController();
  const end = (state: AiRunEnd['state'], failure?: AiDraftFailure, error?: ApiError) => {
    if (controller.signal.aborted) return;
    controller.abort();
    onEnd({ state, failure, detail: failure === 'refused' ? error?.detail : undefined }, error);
  };
  const onEvent = (event: AiDraftEvent) => {
    if (controller.signal.aborted) return;
    if (event.kind === 'text') write(event.text);
    else if (event.kind === 'done') {
      queryClient.setQueryData<object>(
        limitKey,
        (limit) => limit && { ...limit, remaining_limit: event.remaining_limit },
      );
      end('done');
    } else end(event.kind === 'failed' ? 'failed' : 'limited', event.reason);
  };
  const start = async () => {
    try {
      await streamAiDraft(client, path, wish, { signal: controller.signal, onEvent });
      end('failed', 'cut');
    } catch (error) {
      if (!(error instanceof ApiError)) return end('failed', 'cut');
      end('failed', error.kind === 'http' ? 'refused' : 'cut', error);
    } finally {
      void queryClient.invalidateQueries({ queryKey: limitKey });
    }
  };
  return { start, stop: () => end('stopped') };
}
