import type { Schemas } from '../../../client/schema.ts';
import { createAiRun } from '../../../query/ai-run.ts';
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
  const now = () => queryClient.getQueryData<AiPostRun>(key) ?? noAiPost;
  const isMine = () => now().stop === run.stop;
  const set = (state: Partial<AiPostRun>) =>
    void queryClient.setQueryData<AiPostRun>(key, (last = noAiPost) => ({
      ...last,
      failure: undefined,
      detail: undefined,
      ...state,
      stop: run.stop,
    }));

  /** What the model wrote into the field; undefined before the first word. */
  let written: string | undefined;
  const run = createAiRun({
    client,
    queryClient,
    path: '/local-posts/draft/',
    wish,
    limitKey: aiPostKeys.limit(scope),
    write: (words) => {
      const summary = summaryOf(form);
      // Edited by hand, discarded, left, or replaced by another run or session.
      if (!isMine() || summary !== (written ?? before)) return run.stop();
      if (written === undefined) set({ state: 'writing', versions: addVersion(now().versions, before) });
      written = (written ?? '') + words;
      form.set('summary', written);
    },
    onEnd: (end, error) => {
      if (!isMine() || now().state !== 'writing') return;
      set({ ...end, versions: { ...now().versions, written: written ?? now().versions.written } });
      if (end.failure) onFailure(end.failure, error);
    },
  });
  set({ state: 'writing' });
  await run.start();
}

/** The form's text; undefined once its screen was left and it has no values any more. */
function summaryOf(form: PostForm): string | undefined {
  try {
    return form.getValues().summary;
  } catch {
    return undefined;
  }
}
