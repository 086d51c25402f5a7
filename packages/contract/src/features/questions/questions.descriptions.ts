import type { OperationsOf } from '../../operations-of.ts';
import type * as questions from './questions.endpoints.ts';

type Operations = OperationsOf<typeof questions>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const questionsDescriptions: Readonly<Record<Operations, string>> = {
  listQuestions: 'Lists what was asked at Google until 3 November 2025, with the answers.',
  createQuestion:
    'Asked a question at Google. Google has ended questions and answers, so every call is refused.',
  listQuestionAutoReplies:
    'Listed automatic answers to questions. Google has ended questions and answers, so every call is refused.',
  acceptQuestionAutoReplies:
    'Sent automatic answers to questions. Google has ended questions and answers, so every call is refused.',
  rejectQuestionAutoReplies:
    'Turned automatic answers to questions down. Google has ended questions and answers, so every call is refused.',
  getQuestion: 'Answers one question that was asked at Google, with its answers.',
  updateQuestion:
    'Changed a question at Google. Google has ended questions and answers, so every call is refused.',
  deleteQuestion:
    'Removed a question at Google. Google has ended questions and answers, so every call is refused.',
  createQuestionAnswer:
    'Answered a question at Google. Google has ended questions and answers, so every call is refused.',
  updateQuestionAnswer:
    'Changed an answer at Google. Google has ended questions and answers, so every call is refused.',
  deleteQuestionAnswer:
    'Removed an answer at Google. Google has ended questions and answers, so every call is refused.',
};
