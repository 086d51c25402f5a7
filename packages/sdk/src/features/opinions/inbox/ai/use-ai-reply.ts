import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { useFormat } from '../../../../i18n/use-format.ts';
import { aiReplyMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useAccess } from '../../../../permissions/use-access.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { replyDraftKeys } from '../../../../query/query-keys.ts';
import { useKeptDraft } from '../../../../state/use-kept-draft.ts';
import type { Schemas } from '../../../../client/schema.ts';
import { useReportAiFailure } from '../../../company/use-report-ai-failure.ts';
import type { InboxOpinion } from '../inbox-opinion.ts';
import type { InboxSource } from '../inbox-source.ts';
import { useInboxDrafts } from '../reply-drafts.ts';
import { aiReplyAccess, useAiReplyLimit } from '../../ai/ai-reply-config.ts';
import { type AiReplyRuns, type AiReplyState, runAiReply } from './run-ai-reply.ts';

/** A draft that the model writes for one review. */
export interface AiReply {
  state: AiReplyState;
  /** What the field holds: what was typed by hand and what the model has written so far. */
  text: string;
  /** Why no text can be requested now; undefined when it can. */
  reason: string | undefined;
  /** Why the text ended early, as text. */
  failure: string | undefined;
  /** What is left of the month's limit; undefined until it is known. */
  limit: Schemas['AiReplyLimit'] | undefined;
  /** Whether the draft holds words of the model's. */
  isByAi: boolean;
  /** Requests a text, inserted after what was typed by hand. Replaces the model's last text if it was not edited. */
  write(wish?: string): void;
  /** Stops writing and keeps the text so far. */
  stop(): void;
}

const noRuns: AiReplyRuns = {};

/**
 * Streams an AI draft for an opinion with text into its draft. It is never sent automatically, goes on while another
 * one is open, and keeps what was typed by hand.
 */
export function useInboxAiReply(
  { reads: { topic }, writes, rules }: InboxSource,
  review: InboxOpinion,
): AiReply {
  const { client, queryClient } = usePinfold();
  const t = useTranslate();
  const format = useFormat();
  useFeatureMessages(aiReplyMessages);
  const drafts = useInboxDrafts(topic);
  const onFailure = useReportAiFailure({ failed: 'ai_reply', limited: 'ai_limit' });
  const [runs] = useKeptDraft(replyDraftKeys.aiReplies(client.scope, topic), noRuns);
  const permission = useAccess(rules.accessOf(aiReplyAccess));
  const limit = useAiReplyLimit().data;
  const run = runs[review.id];
  const refusal = aiReplyRefusal(review);
  const renews = limit ? format.date(limit.renews_at) : '';
  const reason =
    permission.reason?.text ??
    (refusal && t(`ai_reply.refusal.${refusal}`)) ??
    (limit?.remaining_limit === 0 ? t('ai_reply.refusal.limit_reached', { date: renews }) : undefined);
  const failure =
    run?.failure &&
    (run.failure === 'refused' && run.detail
      ? run.detail
      : t(`ai_reply.failure.${run.failure}`, { date: renews }));
  return {
    state: run?.state ?? 'idle',
    text: drafts.of(review.id) ?? '',
    reason,
    failure,
    limit,
    isByAi: drafts.isByAi(review.id),
    write: (wish) => {
      if (reason === undefined && run?.state !== 'writing')
        void runAiReply(
          { client, queryClient, topic, path: writes.aiReplyPath(review.id), onFailure },
          review,
          wish,
        );
    },
    stop: () => run?.state === 'writing' && run.stop(),
  };
}
