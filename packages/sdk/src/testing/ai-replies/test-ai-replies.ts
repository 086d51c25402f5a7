import type { Schemas } from '../../client/schema.ts';

/** How a draft of the model ends in memory; `cut` breaks the connection without a marker. */
export type TestDraftEnd = 'done' | 'cut' | 'model_busy' | 'model_unavailable' | 'model_refused';

/** What the model of the in-memory API writes, and how it goes. */
export interface TestAiReplies {
  config: Schemas['AiReplyConfig'];
  limit: Schemas['AiReplyLimit'];
  /** What it writes, piece by piece. */
  words: readonly string[];
  /** Pieces after which it holds back until `server.releaseAi()`. */
  holdAfter: number | undefined;
  /** Pieces after which it ends; all of them when left out. */
  endAfter: number | undefined;
  end: TestDraftEnd;
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
