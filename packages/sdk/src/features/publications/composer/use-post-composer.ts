import { occurrencesOf } from '@pinfold/contract/features/publications/recurrence';
import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { newRequestId } from '../../../client/new-request-id.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import {
  useBegunDrafts,
  useDraftForm,
  useDraftState,
  useDraftValues,
} from '../../../state/use-draft-form.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useRested } from '../../../state/use-rested.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import {
  composePostsAccess,
  type Post,
  type PostDetail,
  type PostCheck,
  writePostsAccess,
} from '../posts.queries.ts';
import { usePost, usePostCheck } from '../use-post.ts';
import { useCreatePost, useUpdatePost, useUpdatePostDate } from '../use-post-actions.ts';
import { aiPostTarget, forgetAiPost, noAiPost } from './ai-post-runs.ts';
import { keepSentPost, type SentPost } from './sent-post.ts';
import {
  draftFieldAt,
  draftOfDate,
  draftOfPost,
  emptyPostDraft,
  isSamePostField,
  postBody,
  postChange,
  type PostDraft,
  type PostDraftFault,
  postDraftFaults,
} from './post-draft.ts';

/** Which post is written, and what happens then. */
export interface PostComposerOptions {
  /** A planned post to change. Left out, a new one is written. */
  postId?: number | undefined;
  /** Of a series, the one date that is changed, as `2026-12-04`. Left out, all dates from the next one on are. */
  date?: string | undefined;
  /** The API has taken the post, or its changes. */
  onSent?: ((post: Post) => void) | undefined;
}

/** What is filled in of a post; `useDraftField` and the hooks beside it read it. */
export type PostForm = DraftForm<PostDraft, PostDraftFault>;

/**
 * State of writing one post, or of changing a planned one. What is typed is kept while the Provider is mounted;
 * logging out forgets it. However often it is sent, one post comes of it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of loading are in `error`, an ApiError, those of sending in the
 * form's state and in `refusal`: `post_changed` when another changed the post meanwhile, `post_too_late`.
 * @example
 * ```tsx
 * const { form } = usePostComposer({ onSent: ({ id }) => show(id) });
 * return <button onClick={form.save}>Wyślij</button>;
 * ```
 */
export function usePostComposer({ postId, date, onSent }: PostComposerOptions = {}): PostComposerState {
  const { client, queryClient, translate } = usePinfold();
  const { timeZone } = useFormat();
  const { messageFor } = useFormRefusal();
  const canOpen = usePermission(composePostsAccess);
  const canSend = usePermission(writePostsAccess);
  const post = usePost(postId);
  const create = useCreatePost();
  const update = useUpdatePost();
  const updateDate = useUpdatePostDate();
  const [sent, setSent] = useState<SentPost>();
  const target = aiPostTarget(postId, date);
  const key = draftKeys.post(client.scope, target);
  const [ai] = useKeptDraft(draftKeys.aiPost(client.scope, target), noAiPost);
  const saved = useMemo(
    () => (postId === undefined ? emptyPostDraft : post.data && savedDraft(post.data, date)),
    [postId, post.data, date],
  );
  const form: PostForm = useDraftForm<PostDraft, PostDraftFault>({
    key,
    saved,
    isSame: isSamePostField,
    validate: (values) => postDraftFaults(values, { now: new Date(), companyZone: timeZone }),
    describe: (fault) => translate(`post_composer.fault.${fault}`),
    messagesOf: ({ errors }) =>
      Object.fromEntries(
        errors.flatMap(({ path, message }) => {
          const field = draftFieldAt(path);
          return field ? [[field, message] as const] : [];
        }),
      ),
    save: async (changes, values) => {
      // What is sent is what stands there now.
      ai.stop();
      const outcome = post.data
        ? { excluded: [], isNew: false, post: await change(post.data, changes, values) }
        : await send(values);
      forgetAiPost(queryClient, client, target);
      setSent(outcome);
      keepSentPost(queryClient, client.scope, outcome);
      onSent?.(outcome.post);
    },
  });

  async function send(values: PostDraft): Promise<SentPost> {
    const requestId = values.requestId || newRequestId();
    form.set('requestId', requestId);
    const answer = await create.mutateAsync({ ...postBody(values), request_id: requestId });
    form.discard();
    return { post: answer.post, isNew: true, excluded: answer.excluded };
  }
  const change = ({ id, version }: PostDetail, changes: Partial<PostDraft>, values: PostDraft) =>
    date === undefined
      ? update.mutateAsync({ id, change: postChange(changes, values, version) })
      : updateDate.mutateAsync({ id, on: date, change: postChange(changes, values, version) });

  const isReady = saved !== undefined;
  const error = useDraftState(form, (state) => state.error);
  return {
    form,
    isReady,
    isNew: postId === undefined,
    date,
    post: post.data,
    canOpen,
    sendingReason: canSend.reason?.text,
    waitingReason: ai.state === 'writing' ? translate('post_composer.ai_writing') : undefined,
    error: postId === undefined ? null : post.error,
    isFetching: post.isFetching,
    refetch: post.refetch,
    refusal: messageFor(error),
    sent,
    startAnother: () => {
      setSent(undefined);
      // It has been said here.
      keepSentPost(queryClient, client.scope, undefined);
    },
  };
}

/** A saved post as the form begins with it; of a date that has passed or is none of the series, nothing. */
function savedDraft(post: PostDetail, date: string | undefined): PostDraft | undefined {
  const draft = draftOfPost(post);
  if (date === undefined) return draft;
  const [occurrence] = occurrencesOf(post, date, date);
  return occurrence && draftOfDate(draft, occurrence);
}

/** What `usePostComposer` gives. */
export interface PostComposerState {
  /** What is filled in. The same object at each render. */
  form: PostForm;
  /** Whether the form has values: at once for a new post, after loading for a planned one. */
  isReady: boolean;
  isNew: boolean;
  /** Of a series, the date that alone is changed. */
  date: string | undefined;
  /** The planned post as it is saved. */
  post: PostDetail | undefined;
  /** Whether the reader may open the composer; the demo may. */
  canOpen: PermissionDecision;
  /** Why the reader cannot send; undefined for who can. */
  sendingReason: string | undefined;
  /** What has to end before the post is sent: the model still writes. Sending stops it. */
  waitingReason: string | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: QueryResult<PostDetail>['refetch'];
  /** Why the last try to send was refused, unless a field says it. */
  refusal: string | undefined;
  /** What was sent last, until another is begun. */
  sent: SentPost | undefined;
  startAnother: () => void;
}

/** What sending the draft would do, as far as the API has said. */
export interface PostDraftCheck {
  /** The latest response; undefined before the first, and while no location is chosen. */
  data: PostCheck | undefined;
  /** Whether the response is about what is filled in now. */
  isCurrent: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

/**
 * Checks a draft with the API 300 ms after its last change; of several checks the latest counts. Rerenders at each
 * change of the draft.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { form } = usePostComposer();
 * const { data, isCurrent } = usePostDraftCheck({ form });
 * return <p>{data?.accepted}</p>;
 * ```
 */
export function usePostDraftCheck({
  form,
  post,
}: Pick<PostComposerState, 'form'> & Partial<Pick<PostComposerState, 'post'>>): PostDraftCheck {
  const values = useDraftValues(form);
  const postId = post?.id;
  const body = useMemo(
    () => ({ ...postBody(values), ...(postId !== undefined && { post_id: postId }) }),
    [values, postId],
  );
  const hash = useMemo(() => hashKey([body]), [body]);
  const now = useMemo(() => ({ body, values, hash }), [body, values, hash]);
  const rested = useRested(now, hash);
  const hasLocations = rested.values.locations.length > 0;
  const { data, error, isPlaceholderData, refetch } = usePostCheck(hasLocations ? rested.body : undefined);
  const isCurrent = data !== undefined && rested.hash === hash && !isPlaceholderData;
  return useMemo(
    () => ({ data: hasLocations ? data : undefined, isCurrent, error, refetch }),
    [hasLocations, data, isCurrent, error, refetch],
  );
}

/**
 * Whether posts are begun and not sent, on any page. They are kept while the Provider is mounted.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = usePostDrafts();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function usePostDrafts(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  return { isEmpty: useBegunDrafts(draftKeys.posts(client.scope)).length === 0 };
}
