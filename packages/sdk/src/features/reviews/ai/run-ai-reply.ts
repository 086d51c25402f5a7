import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { type AiDraftEvent, type AiDraftFailure, streamAiDraft } from '../../../client/stream-ai-draft.ts';
import { aiReplyKeys, draftKeys } from '../../../query/query-keys.ts';
import type { AiFailureListener } from '../../company/use-report-ai-failure.ts';
import { addWords, beginPassage, type ReplyDraftsById } from '../reply-drafts.ts';
import type { Review } from '../reviews.queries.ts';

/** State of an AI draft. */
export type AiReplyState = 'idle' | 'writing' | 'done' | 'stopped' | 'limited' | 'failed';

/** One draft of the model's, from the first word to how it ended. */
interface AiReplyRun {
  state: AiReplyState;
  failure?: AiDraftFailure | undefined;
  /** The API's sentence, with `refused`. */
  detail?: string | undefined;
  stop: () => void;
}

export type AiReplyRuns = Readonly<Record<number, AiReplyRun>>;

interface Around {
  client: PinfoldClient;
  queryClient: QueryClient;
  onFailure: AiFailureListener;
}

/**
 * Streams an AI reply into the draft of a review, also while another review is open. Its text is inserted after what
 * was typed by hand; after a failure the draft stays as it is.
 */
export async function runAiReply(
  { client, queryClient, onFailure }: Around,
  review: Review,
  wish = '',
): Promise<void> {
  const { scope } = client;
  const runsKey = draftKeys.aiReplies(scope);
  const controller = new AbortController();
  const isMine = () => queryClient.getQueryData<AiReplyRuns>(runsKey)?.[review.id]?.stop === stop;
  const set = (run: Omit<AiReplyRun, 'stop'>) =>
    void queryClient.setQueryData<AiReplyRuns>(runsKey, (runs) => ({
      ...runs,
      [review.id]: { ...run, stop },
    }));
  const end = (run: Omit<AiReplyRun, 'stop'>, error?: ApiError) => {
    if (isMine()) set(run);
    controller.abort();
    if (run.failure) onFailure(run.failure, error);
  };
  const stop = () => end({ state: 'stopped' });

  let hasBegun = false;
  let hasEnded = false;
  const write = (words: string) => {
    const draft = queryClient.getQueryData<ReplyDraftsById>(draftKeys.replies(scope))?.[review.id];
    // The draft was discarded, or another run or session has replaced this one.
    if (!isMine() || (hasBegun && !draft)) return stop();
    const now = draft ?? { text: review.reply_comment ?? '' };
    const next = addWords(hasBegun ? now : beginPassage(now), words);
    hasBegun = true;
    queryClient.setQueryData<ReplyDraftsById>(draftKeys.replies(scope), (all) => ({
      ...all,
      [review.id]: next,
    }));
  };
  const onEvent = (event: AiDraftEvent) => {
    if (hasEnded || controller.signal.aborted) return;
    if (event.kind === 'text') return write(event.text);
    hasEnded = true;
    if (event.kind === 'done') {
      rememberLimit(queryClient, scope, event.remaining_limit);
      set({ state: 'done' });
    } else {
      set({ state: event.kind === 'failed' ? 'failed' : 'limited', failure: event.reason });
      onFailure(event.reason);
    }
  };

  set({ state: 'writing' });
  try {
    const path = `/reviews/${review.id}/ai-reply/`;
    await streamAiDraft(client, path, { wish }, { signal: controller.signal, onEvent });
    if (!hasEnded && !controller.signal.aborted) end({ state: 'failed', failure: 'cut' });
  } catch (error) {
    if (!hasEnded && !controller.signal.aborted)
      end(failureOf(error), error instanceof ApiError ? error : undefined);
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
