import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import type { Schemas } from '../../client/schema.ts';
import type { TestDrafts, TestModel } from '../ai-drafts.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';

/** Output, limit and settings of the in-memory model. */
export interface TestAiReplies extends TestModel {
  config: Schemas['AiReplyConfig'];
}

/** A model that writes one polite sentence. */
export function testAiReplies(change: Partial<TestAiReplies> = {}): TestAiReplies {
  return {
    config: {
      tone: 'friendly',
      length: 'medium',
      language: 'review',
      signature: 'Zespół {location}',
      forbidden_words: ['rabat'],
      instructions: '',
    },
    limit: { remaining_limit: 412, monthly_limit: 500, renews_at: '2026-11-30T23:00:00.000Z' },
    words: ['Dzień dobry, ', 'dziękujemy ', 'za szczere ', 'słowa ', 'o naszej kawie.'],
    holdAfter: undefined,
    endAfter: undefined,
    end: 'done',
    ...change,
  };
}

/** AI replies of the in-memory API. */
export function aiReplyAnswers(
  data: TestData,
  find: (id: number) => Schemas['Review'],
  drafts: TestDrafts,
): TestAnswers {
  return {
    getAiReplyLimit: () => data.aiReplies.limit,
    getAiReplyConfig: () => data.aiReplies.config,
    updateAiReplyConfig: ({ body }) => (data.aiReplies.config = { ...data.aiReplies.config, ...body }),
    writeAiReply: ({ id, signal }) => {
      const refusal = aiReplyRefusal(find(id));
      if (refusal) throw new TestProblem(refusal);
      return drafts.write(data.aiReplies, signal);
    },
  };
}
