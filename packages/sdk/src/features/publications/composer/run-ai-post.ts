import { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { type AiDraftEvent, streamAiDraft } from '../../../client/stream-ai-draft.ts';
import { aiPostKeys, draftKeys } from '../../../query/query-keys.ts';
import { type AiPostAround, type AiPostRun, noAiPost } from './ai-post-runs.ts';
import type { PostForm } from './use-post-composer.ts';
import { addVersion } from './text-versions.ts';

/**
 * Streams a text of the model's into the form's `summary`, in place of what it has, which is kept as a version when the
 * first word comes. Whoever types meanwhile stops the model: nobody's letters are overwritten.
 *
 * @param before what the field had when the text was asked for
 */
export async function runAiPost(
  { client, queryClient, target, form, onFailure }: AiPostAround,
  wish: Schemas['AiPostWish'],
  before: string,
): Promise<void> {
  const { scope } = client;
  const key = draftKeys.aiPost(scope, target);
  const controller = new AbortController();
  const now = () => queryClient.getQueryData<AiPostRun>(key) ?? noAiPost;
  const isMine = () => now().stop === stop;
  const set = (run: Partial<AiPostRun>) =>
    void queryClient.setQueryData<AiPostRun>(key, (last = noAiPost) => ({
      ...last,
      failure: undefined,
      detail: undefined,
      ...run,
      stop,
    }));
  const end = (run: Partial<AiPostRun>, error?: ApiError) => {
    if (isMine() && now().state === 'writing') {
      set({ ...run, versions: { ...now().versions, written: written ?? now().versions.written } });
      if (run.failure) onFailure(run.failure, error);
    }
    controller.abort();
  };
  const stop = () => end({ state: 'stopped' });

  /** What the model wrote into the field; undefined before the first word. */
  let written: string | undefined;
  let hasEnded = false;
  const write = (words: string) => {
    const summary = summaryOf(form);
    // Edited by hand, discarded, left, or replaced by another run or session.
    if (!isMine() || summary !== (written ?? before)) return stop();
    if (written === undefined) set({ state: 'writing', versions: addVersion(now().versions, before) });
    written = (written ?? '') + words;
    form.set('summary', written);
  };
  const onEvent = (event: AiDraftEvent) => {
    if (hasEnded || controller.signal.aborted) return;
    if (event.kind === 'text') return write(event.text);
    hasEnded = true;
    if (event.kind === 'done') {
      queryClient.setQueryData<Schemas['AiPostLimit']>(
        aiPostKeys.limit(scope),
        (limit) => limit && { ...limit, remaining_limit: event.remaining_limit },
      );
      end({ state: 'done' });
    } else end({ state: event.kind === 'failed' ? 'failed' : 'limited', failure: event.reason });
  };

  set({ state: 'writing' });
  try {
    await streamAiDraft(client, '/local-posts/draft/', wish, { signal: controller.signal, onEvent });
    if (!hasEnded) end({ state: 'failed', failure: 'cut' });
  } catch (error) {
    if (!hasEnded) end(failureOf(error), error instanceof ApiError ? error : undefined);
  } finally {
    void queryClient.invalidateQueries({ queryKey: aiPostKeys.limit(scope) });
  }
}

/** The form's text; undefined once its screen was left and it has no values any more. */
function summaryOf(form: PostForm): string | undefined {
  try {
    return form.getValues().summary;
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): Partial<AiPostRun> {
  return error instanceof ApiError && error.kind === 'http'
    ? { state: 'failed', failure: 'refused', detail: error.detail }
    : { state: 'failed', failure: 'cut' };
}
