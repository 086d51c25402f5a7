import { aiPostRefusal } from '@pinfold/contract/features/publications/ai-post';
import { postHas } from '@pinfold/contract/features/publications/local-post';
import type { TestDrafts, TestModel } from '../ai-drafts.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';
import { chosenLocations } from './post-locations.ts';

/** A model that writes a post of two sentences. */
export function testAiPosts(change: Partial<TestModel> = {}): TestModel {
  return {
    limit: { remaining_limit: 183, monthly_limit: 200, renews_at: '2026-11-30T23:00:00.000Z' },
    words: ['Zima ', 'pachnie ', 'u nas ', 'czekoladą. ', 'Wpadnij i spróbuj!'],
    holdAfter: undefined,
    endAfter: undefined,
    end: 'done',
    ...change,
  };
}

/** Texts of posts of the in-memory API. */
export function aiPostAnswers(data: TestData, drafts: TestDrafts): TestAnswers {
  return {
    getAiPostLimit: () => data.aiPosts.limit,
    writeAiPost: ({ body, signal }) => {
      const refusal = aiPostRefusal({ ...body, title: postHas(body.type, 'title') ? body.title : '' });
      if (refusal) throw new TestProblem(refusal, [{ path: 'body.brief', message: '' }]);
      chosenLocations(data, body);
      return drafts.write(data.aiPosts, signal);
    },
  };
}
