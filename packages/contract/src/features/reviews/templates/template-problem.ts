import { replyTextProblem, type ReplyTextProblem } from '../reply-length.ts';
import { hasOwnWords } from './has-own-words.ts';
import { unknownVariables } from './unknown-variables.ts';

/** What is wrong with the text of a template. */
export type TemplateProblem = ReplyTextProblem | 'unknown_variable' | 'no_words';

/** Why a text cannot be a template; undefined when it can. */
export function templateProblem(text: string): TemplateProblem | undefined {
  const problem = replyTextProblem(text);
  if (problem) return problem;
  if (unknownVariables(text).length > 0) return 'unknown_variable';
  return hasOwnWords(text) ? undefined : 'no_words';
}
