import {
  acceptQuestionAutoReplies,
  createQuestion,
  createQuestionAnswer,
  deleteQuestion,
  deleteQuestionAnswer,
  getQuestion,
  listQuestionAutoReplies,
  listQuestions,
  rejectQuestionAutoReplies,
  updateQuestion,
  updateQuestionAnswer,
} from '@pinfold/contract/features/questions/questions.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { listQuestionsOf, readQuestion, refuseQuestions } from './questions.queries.ts';

const ended = [
  createQuestion,
  updateQuestion,
  deleteQuestion,
  createQuestionAnswer,
  updateQuestionAnswer,
  deleteQuestionAnswer,
  // Before the question, whose address takes any word for an id.
  listQuestionAutoReplies,
  acceptQuestionAutoReplies,
  rejectQuestionAutoReplies,
];

/** The archive of questions at Google, and the calls that Google has ended. */
export function mountQuestions(api: Api): void {
  mount(api, listQuestions, ({ services, member, query }) => listQuestionsOf(services, member, query, query));
  for (const endpoint of ended)
    mount(api, endpoint, ({ services, member }) => refuseQuestions(services, member));
  mount(api, getQuestion, ({ services, member, params }) => readQuestion(services, member, params.id));
}
