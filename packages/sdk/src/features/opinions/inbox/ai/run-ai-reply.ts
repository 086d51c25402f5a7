import type { QueryClient } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../../client/create-client.ts';
import { type AiRunEnd, createAiRun } from '../../../../query/ai-run.ts';
import { aiReplyKeys, replyDraftKeys } from '../../../../query/query-keys.ts';
import type { AiFailureListener } from '../../../company/use-report-ai-failure.ts';
import { addWords, beginPassage, type ReplyDraftsById } from '../reply-drafts.ts';
import type { InboxOpinion } from '../inbox-opinion.ts';
import type { InboxReads } from '../inbox-source.ts';

/** State of an AI draft. */
export type AiReplyState = 'idle' | 'writing' | 'done' | 'stopped' | 'limited' | 'failed';

/** One draft of the model's, from the first word to how it ended. */
interface AiReplyRun extends Omit<AiRunEnd, 'state'> {
  state: AiReplyState;
  stop: () => void;
}

export type AiReplyRuns = Readonly<Record<number, AiReplyRun>>;

interface Around {
  client: PinfoldClient;
  queryClient: QueryClient;
  topic: InboxReads['topic'];
  /** The path that streams it. */
  path: string;
  onFailure: AiFailureListener;
}

/**
 * Streams an AI reply into the draft of an opinion, also while another one is open. Its text is inserted after what
 * was typed by hand; after a failure the draft stays as it is.
 */
export async function runAiReply(
  { client, queryClient, topic, path, onFailure }: Around,
  review: InboxOpinion,
  wish = '',
): Promise<void> {
  const { scope } = client;
  const draftsKey = replyDraftKeys.replies(scope, topic);
  const runsKey = replyDraftKeys.aiReplies(scope, topic);
  const isMine = () => queryClient.getQueryData<AiReplyRuns>(runsKey)?.[review.id]?.stop === run.stop;
  const set = (state: Omit<AiReplyRun, 'stop'>) =>
    void queryClient.setQueryData<AiReplyRuns>(runsKey, (runs) => ({
      ...runs,
      [review.id]: { ...state, stop: run.stop },
    }));

  let hasBegun = false;
  const run = createAiRun({
    client,
    queryClient,
    path,
    wish: { wish },
    limitKey: aiReplyKeys.limit(scope),
    write: (words) => {
      const draft = queryClient.getQueryData<ReplyDraftsById>(draftsKey)?.[review.id];
      // The draft was discarded, or another run or session has replaced this one.
      if (!isMine() || (hasBegun && !draft)) return run.stop();
      const now = draft ?? { text: review.reply_comment ?? '' };
      const next = addWords(hasBegun ? now : beginPassage(now), words);
      hasBegun = true;
      queryClient.setQueryData<ReplyDraftsById>(draftsKey, (all) => ({
        ...all,
        [review.id]: next,
      }));
    },
    onEnd: (end, error) => {
      if (isMine()) set(end);
      if (end.failure) onFailure(end.failure, error);
    },
  });
  set({ state: 'writing' });
  await run.start();
}
