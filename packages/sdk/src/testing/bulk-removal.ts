import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers, type TestRequest } from './answers.ts';

type Removal = Schemas['BulkRemoval'];

/** Removals of many things at once: each of them is removed as it is by itself. */
export function bulkRemovalAnswers(answers: TestAnswers): TestAnswers {
  return {
    deleteListings: (request) => removeEach(request, answers.deleteListing),
    deleteKeywords: (request) => removeEach(request, answers.deleteKeyword),
    removeMembers: (request) => removeEach(request, answers.removeMember),
    deleteWebsites: (request) => removeEach(request, answers.deleteWebsite),
  };
}

async function removeEach(
  request: TestRequest<Schemas['IdsToRemove']>,
  remove: ((request: TestRequest<never>) => unknown) | undefined,
): Promise<Removal> {
  const removal: Removal = { removed: [], refused: [] };
  for (const id of request.body.ids)
    try {
      // A removal by its path has no body to read.
      await remove?.({ ...request, id, ids: [id], body: undefined as never });
      removal.removed.push(id);
    } catch (error) {
      if (!(error instanceof TestProblem)) throw error;
      removal.refused.push({ id, problem: error.code });
    }
  return removal;
}
