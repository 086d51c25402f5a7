import { queryOptions } from '@tanstack/react-query';
import type { AiTone } from '@pinfold/contract/ai-tones';
import { aiPostRefusal, type AiPostLanguage } from '@pinfold/contract/features/publications/ai-post';
import { postHas } from '@pinfold/contract/features/publications/local-post';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { aiPostMessages } from '../../../i18n/feature-messages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { aiPostKeys, draftKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useDraftValues } from '../../../state/use-draft-form.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useReportAiFailure } from '../../company/use-report-ai-failure.ts';
import { composePostsAccess, writePostsAccess } from '../posts.queries.ts';
import { type AiPostState, aiPostTarget, noAiPost } from './ai-post-runs.ts';
import { postBody, type PostDraft } from './post-draft.ts';
import { startAiPost } from './start-ai-post.ts';
import { stepVersion, versionText } from './text-versions.ts';
import type { PostComposerState } from './use-post-composer.ts';

/** What the model is told beyond what is filled in. */
export interface AiPostBrief {
  /** What the post should say, 1000 characters at most. */
  brief: string;
  tone: AiTone;
  /** `brief`: the language that the brief is written in. */
  language: AiPostLanguage;
}

const emptyBrief: AiPostBrief = { brief: '', tone: 'friendly', language: 'brief' };

/** How many texts of posts the model may still write this month, as a query. */
export function getAiPostLimit(client: PinfoldClient): QueryOf<Schemas['AiPostLimit']> {
  return queryOptions({
    queryKey: aiPostKeys.limit(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/local-posts/ai-limit/', { signal })),
  });
}

/**
 * The number of texts of posts left this month, the monthly limit, and when it renews. Fetched only if the user may open
 * the composer.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: limit } = useAiPostLimit();
 * return <p>{limit?.remaining_limit}</p>;
 * ```
 */
export function useAiPostLimit(): QueryResult<Schemas['AiPostLimit']> {
  const { allowed } = usePermission(composePostsAccess);
  return usePinfoldQuery({ ...getAiPostLimit(usePinfold().client), enabled: allowed });
}

/** What `useAiPost` gives. */
export interface AiPost {
  state: AiPostState;
  /** What the model is told; kept while the Provider is mounted, until the post is sent. */
  brief: AiPostBrief;
  setBrief: (change: Partial<AiPostBrief>) => void;
  /** Why no text can be requested now; undefined when it can. */
  reason: string | undefined;
  /** Why the text ended early, as text. */
  failure: string | undefined;
  /** What is left of the month's limit; undefined until it is known. */
  limit: Schemas['AiPostLimit'] | undefined;
  /** Whether there is a text from before the model's. */
  canUndo: boolean;
  /** Whether there is a text that was undone. */
  canRedo: boolean;
  /** Requests a text in place of the form's `summary`, from the brief and from what is filled in. */
  write: () => void;
  /** Stops writing and keeps the text so far. */
  stop: () => void;
  /** Puts back what the field had before; what it has now comes again with `redo`. */
  undo: () => void;
  redo: () => void;
}

/**
 * Streams a text of the model's into the `summary` of a post's form. It is never sent by itself. What the field had
 * before is one step back, also when the stream breaks; whoever types meanwhile stops the model. It goes on while
 * another screen is shown.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `failure`, as text.
 * @example
 * ```tsx
 * const composer = usePostComposer();
 * const ai = useAiPost(composer);
 * return ai.state === 'writing'
 *   ? <button onClick={ai.stop}>Zatrzymaj</button>
 *   : <button disabled={ai.reason !== undefined} title={ai.reason} onClick={ai.write}>Napisz z AI</button>;
 * ```
 */
export function useAiPost({
  form,
  post,
  date: day,
}: Pick<PostComposerState, 'form' | 'post' | 'date'>): AiPost {
  const { client, queryClient } = usePinfold();
  const t = useTranslate();
  const format = useFormat();
  useFeatureMessages(aiPostMessages);
  const onFailure = useReportAiFailure({ failed: 'ai_post', limited: 'ai_post_limit' });
  const target = aiPostTarget(post?.id, day);
  const [run, change] = useKeptDraft(draftKeys.aiPost(client.scope, target), noAiPost);
  const [brief, changeBrief] = useKeptDraft(draftKeys.aiPostBrief(client.scope, target), emptyBrief);
  const permission = usePermission(writePostsAccess);
  const limit = useAiPostLimit().data;
  const refusal = useDraftValues(form, (values) => refusalOf(values, brief));
  const date = limit ? format.date(limit.renews_at) : '';
  const reason =
    permission.reason?.text ??
    (limit?.remaining_limit === 0 ? t('ai_post.refusal.limit_reached', { date }) : undefined) ??
    (refusal && t(`ai_post.refusal.${refusal}`));
  const step = (by: -1 | 1) => {
    // The model's text so far is a version like any other.
    run.stop();
    const next = stepVersion(run.versions, form.getValues().summary, by);
    if (!next) return;
    change((now) => ({
      ...now,
      failure: undefined,
      state: by < 0 ? 'undone' : 'done',
      versions: { ...next, written: now.versions.written },
    }));
    form.set('summary', versionText(next));
  };
  return {
    state: run.state,
    brief,
    setBrief: (part) => changeBrief((now) => ({ ...now, ...part })),
    reason,
    failure:
      run.failure &&
      (run.failure === 'refused' && run.detail ? run.detail : t(`ai_post.failure.${run.failure}`, { date })),
    limit,
    canUndo: run.versions.at > 0,
    canRedo: run.versions.at < run.versions.texts.length - 1,
    write: () => {
      if (reason === undefined)
        startAiPost({ client, queryClient, target, form, onFailure }, wishOf(form.getValues(), brief));
    },
    stop: run.stop,
    undo: () => step(-1),
    redo: () => step(1),
  };
}

function refusalOf({ type, title, summary }: PostDraft, { brief }: AiPostBrief) {
  return aiPostRefusal({ brief, title: postHas(type, 'title') ? title : '', summary });
}

function wishOf(values: PostDraft, brief: AiPostBrief): Schemas['AiPostWish'] {
  const { type, title, summary, start, end, offer, action, facilities_ids, groups } = postBody(values);
  return { ...brief, type, title, summary, start, end, offer, action, facilities_ids, groups };
}
