import type { QueryClient } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { AiRunEnd } from '../../../query/ai-run.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { AiFailureListener } from '../../company/use-report-ai-failure.ts';
import { noVersions, type TextVersions } from './text-versions.ts';
import type { PostForm } from './use-post-composer.ts';

/** How far the model is with the text of a post. */
export type AiPostState = 'idle' | 'writing' | 'done' | 'stopped' | 'undone' | 'limited' | 'failed';

/** The model's last text of a post, from the first word to how it ended, and what the field had before. */
export interface AiPostRun extends Omit<AiRunEnd, 'state'> {
  state: AiPostState;
  versions: TextVersions;
  /** Ends the writing; does nothing when it has ended. */
  stop: () => void;
}

/** The model was not asked yet. */
export const noAiPost: AiPostRun = { state: 'idle', versions: noVersions, stop: () => undefined };

/** Whose text is written: the draft of a new post (`new`), of a planned one (its id), or of one date of a series. */
export type AiPostTarget = number | string;

/** Returns whose text is written: of a post by its id, of no post of a new one, with a date of that one alone. */
export function aiPostTarget(id: number | undefined, date?: string): AiPostTarget {
  if (id === undefined) return 'new';
  return date === undefined ? id : `${id}/${date}`;
}

/** Which form the model writes into. */
export interface AiPostAround {
  client: PinfoldClient;
  queryClient: QueryClient;
  target: AiPostTarget;
  form: PostForm;
  onFailure: AiFailureListener;
}

/** Stops the model, and forgets what the field had before: the post was sent. */
export function forgetAiPost(queryClient: QueryClient, { scope }: PinfoldClient, target: AiPostTarget): void {
  const key = draftKeys.aiPost(scope, target);
  queryClient.getQueryData<AiPostRun>(key)?.stop();
  queryClient.setQueryData<AiPostRun>(key, noAiPost);
  queryClient.removeQueries({ queryKey: draftKeys.aiPostBrief(scope, target) });
}
