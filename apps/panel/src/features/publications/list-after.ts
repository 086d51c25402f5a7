import type { Post } from '@pinfold/sdk/headless/publications';
import { paths } from '../../routing/paths.ts';

/** The list in which a post stands that was just sent, planned or made a series. */
export function listAfter(status: Post['status']) {
  if (status === 'repeating') return paths.repeatingPosts;
  return status === 'planned' ? paths.plannedPosts : paths.sentPosts;
}
