import type { Schemas } from '../../../client/schema.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { type AiPostAround, type AiPostRun, noAiPost } from './ai-post-runs.ts';

/** Has the model write, unless it does already. What runs it is loaded with the first text that is asked for. */
export function startAiPost(around: AiPostAround, wish: Schemas['AiPostWish']): void {
  const { client, queryClient, target, form } = around;
  const key = draftKeys.aiPost(client.scope, target);
  const now = () => queryClient.getQueryData<AiPostRun>(key) ?? noAiPost;
  if (now().state === 'writing') return;
  const isWaiting = () => now().stop === stop && now().state === 'writing';
  const set = (run: Pick<AiPostRun, 'state' | 'failure'>) =>
    void queryClient.setQueryData<AiPostRun>(key, { versions: now().versions, ...run, stop });
  const stop = () => {
    if (isWaiting()) set({ state: 'stopped' });
  };
  const { summary } = form.getValues();
  set({ state: 'writing' });
  void import('./run-ai-post.ts').then(
    ({ runAiPost }) => (isWaiting() ? runAiPost(around, wish, summary) : undefined),
    () => {
      if (!isWaiting()) return;
      set({ state: 'failed', failure: 'cut' });
      around.onFailure('cut');
    },
  );
}
