import type { AiReplyConfig } from '@pinfold/contract/features/reviews/ai/ai-replies.endpoints';

/** How the model writes for a company that has not said anything about it. */
export const defaultAiReplyConfig: AiReplyConfig = {
  tone: 'friendly',
  length: 'medium',
  language: 'review',
  signature: '',
  forbidden_words: [],
  instructions: '',
};
