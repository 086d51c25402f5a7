import { questionAnswers, questions } from '../../features/questions/questions.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of questions for sample requests. */
export interface QuestionRows {
  /** About the first location. */
  questionId: number;
  questionAnswerId: number;
}

export async function makeQuestionRows(
  { services }: TestApi,
  { companyId, locationIds }: SampleMember,
): Promise<QuestionRows> {
  const { queries } = services.database;
  const createdAt = new Date('2025-06-01T10:00:00Z');
  const about = (locationId: number, text: string) => ({
    companyId,
    locationId,
    googleName: `locations/${locationId}/questions/1`,
    author: 'Ania',
    text,
    createdAt,
  });
  const asked = await queries
    .insert(questions)
    .values([about(locationIds[0], 'Czy można wejść z psem?'), about(locationIds[1], planted)])
    .returning();
  const answered = await queries
    .insert(questionAnswers)
    .values(asked.map(({ id, text }) => ({ companyId, questionId: id, isOwner: true, text, createdAt })))
    .returning();
  return { questionId: asked[0]?.id ?? 0, questionAnswerId: answered[0]?.id ?? 0 };
}

/** Requests about questions and answers. */
export function questionSamples(rows: QuestionRows): Record<string, RawRequest> {
  const params = { id: rows.questionId };
  const ofAnswer = { params: { ...params, answer_id: rows.questionAnswerId } };
  return {
    listQuestions: { query: { q: 'psem', date_from: '2025-01-01', date_to: '2025-11-03' } },
    createQuestion: {},
    listQuestionAutoReplies: {},
    acceptQuestionAutoReplies: {},
    rejectQuestionAutoReplies: {},
    getQuestion: { params },
    updateQuestion: { params },
    deleteQuestion: { params },
    createQuestionAnswer: { params },
    updateQuestionAnswer: ofAnswer,
    deleteQuestionAnswer: ofAnswer,
  };
}
