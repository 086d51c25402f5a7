import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { aiReplyKeys, draftKeys } from '../../../query/query-keys.ts';
import { addWords, beginPassage } from '../reply-draft.ts';
import type { Review } from '../review.ts';
import type { ReplyDraftsById } from '../use-reply-drafts.ts';
import type { AiReplyRun, AiReplyRuns } from './ai-reply-run.ts';
import type { AiReplyEvent } from './read-ai-reply-event.ts';
import { streamAiReply } from './stream-ai-reply.ts';

interface Around {
  client: PinfoldClient;
  queryClient: QueryClient;
}

/**
 * Has the model write into the draft of a review, also while the reader looks at another one. What it says is put after
 * what was typed by hand and moves along with it; whatever breaks, the draft stays as it is.
 */
export async function runAiReply({ client, queryClient }: Around, review: Review, wish = ''): Promise<void> {
  const { scope } = client;
  const runsKey = draftKeys.aiReplies(scope);
  const controller = new AbortController();
  const isMine = () => queryClient.getQueryData<AiReplyRuns>(runsKey)?.[review.id]?.stop === stop;
  const set = (run: Omit<AiReplyRun, 'stop'>) =>
    void queryClient.setQueryData<AiReplyRuns>(runsKey, (runs) => ({
      ...runs,
      [review.id]: { ...run, stop },
    }));
  const end = (run: Omit<AiReplyRun, 'stop'>) => {
    if (isMine()) set(run);
    controller.abort();
  };
  const stop = () => end({ state: 'stopped' });

  let hasBegun = false;
  let hasEnded = false;
  const write = (words: string) => {
    const draft = queryClient.getQueryData<ReplyDraftsById>(draftKeys.replies(scope))?.[review.id];
    // Somebody has thrown the draft away, or the session is another.
    if (!isMine() || (hasBegun && !draft)) return stop();
    const now = draft ?? { text: review.reply_comment ?? '' };
    const next = addWords(hasBegun ? now : beginPassage(now), words);
    hasBegun = true;
    queryClient.setQueryData<ReplyDraftsById>(draftKeys.replies(scope), (all) => ({
      ...all,
      [review.id]: next,
    }));
  };
  const hear = (event: AiReplyEvent) => {
    if (hasEnded || controller.signal.aborted) return;
    if (event.kind === 'text') return write(event.text);
    hasEnded = true;
    if (event.kind === 'done') {
      rememberLimit(queryClient, scope, event.remaining_limit);
      set({ state: 'done' });
    } else if (event.kind === 'failed') set({ state: 'failed', failure: event.reason });
    else set({ state: 'limited', failure: event.reason });
  };

  set({ state: 'writing' });
  try {
    await streamAiReply(client, review.id, wish, { signal: controller.signal, onEvent: hear });
    if (!hasEnded && !controller.signal.aborted) end({ state: 'failed', failure: 'cut' });
  } catch (error) {
    if (!hasEnded && !controller.signal.aborted) end(failureOf(error));
  } finally {
    void queryClient.invalidateQueries({ queryKey: aiReplyKeys.limit(scope) });
  }
}

function failureOf(error: unknown): Omit<AiReplyRun, 'stop'> {
  return error instanceof ApiError && error.kind === 'http'
    ? { state: 'failed', failure: 'refused', detail: error.detail }
    : { state: 'failed', failure: 'cut' };
}

function rememberLimit(queryClient: QueryClient, scope: string, remaining_limit: number): void {
  queryClient.setQueryData<Schemas['AiReplyLimit']>(
    aiReplyKeys.limit(scope),
    (limit) => limit && { ...limit, remaining_limit },
  );
}
