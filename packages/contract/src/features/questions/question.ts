/** The day on which Google ended questions and answers; the archive has none of a later day (product spec, section 9). */
export const lastQuestionDay = '2025-11-03';

/** Orders of questions: by when they were asked, or those first that most people found useful. */
export const questionOrders = ['newest', 'oldest', 'upvotes'] as const;

/** One order. */
export type QuestionOrder = (typeof questionOrders)[number];

/** What decides which of several answers is repeated elsewhere. */
interface RankedAnswer {
  is_owner: boolean;
  upvotes: number;
}

/** Returns the answer to repeat: the business’s latest, or else the one that most people found useful. */
export function bestAnswer<Answer extends RankedAnswer>(oldestFirst: readonly Answer[]): Answer | undefined {
  const own = oldestFirst.findLast((answer) => answer.is_owner);
  return own ?? oldestFirst.toSorted((one, other) => other.upvotes - one.upvotes)[0];
}
