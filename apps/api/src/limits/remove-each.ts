import type { BulkRemoval } from '@pinfold/contract/bulk-removal';
import { Problem } from '../problem.ts';

/**
 * Removes one after the other, each in a transaction of its own, so that one that cannot go keeps the others from nothing.
 * Stopped half way, the same request goes on: what is gone is refused as `not_found`.
 * @throws Problem `fresh_login_required`, which is about whoever asks
 */
export async function removeEach(
  ids: readonly number[],
  remove: (id: number) => Promise<void>,
): Promise<BulkRemoval> {
  const outcome: BulkRemoval = { removed: [], refused: [] };
  for (const id of ids)
    try {
      await remove(id);
      outcome.removed.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'fresh_login_required') throw error;
      outcome.refused.push({ id, problem: error.code });
    }
  return outcome;
}
