export {
  formatQuestionFilters,
  parseQuestionFilters,
  type QuestionFilters,
  type QuestionFiltersChange,
  type QuestionFiltersStart,
} from '../features/questions/question-filters.ts';
export {
  getQuestion,
  listQuestions,
  type Question,
  type QuestionAnswer,
} from '../features/questions/questions.queries.ts';
export { useQuestionArchive, type QuestionArchiveState } from '../features/questions/use-question-archive.ts';
export {
  bestAnswer,
  lastQuestionDay,
  type QuestionOrder,
  questionOrders,
} from '@pinfold/contract/features/questions/question';
