import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText, IdParam, IdText, Timestamp } from '../../id.ts';
import { page, pageQuery, queryFlag } from '../../pagination.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { questionOrders } from './question.ts';

const reads = {
  module: 'questions_and_answers',
  permission: 'view_q_and_a',
  plan: 'q_and_a',
  demo: 'allowed',
} as const;

/** Google takes nothing any more, so that a body is not even read. */
const writes = { ...reads, permission: 'add_and_edit_q_and_a', demo: 'blocked' } as const;
const deletes = { ...writes, permission: 'delete_q_and_a' } as const;
const ended = {
  ended: 'questions_read_only',
  problems: ['feature_disabled', 'questions_read_only'],
} as const;

const text = {
  id: Id,
  author: z.string().describe('Empty where Google gave no name.'),
  text: z.string(),
  upvotes: z.int().describe('People who found it useful.'),
  created_at: Timestamp,
};

export const QuestionAnswer = z
  .object({ ...text, is_owner: z.boolean().describe('Whether the business answered.') })
  .meta({ id: 'QuestionAnswer' });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/** What somebody asked at Google about a location. */
export const Question = z
  .object({
    ...text,
    location: LocationSummary,
    gmb_answers: z.array(QuestionAnswer).describe('Oldest first.'),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

/** Which questions a list shows. */
export const QuestionFilters = z.object({
  q: z.string().max(200).optional().describe('Part of the question or of an answer.'),
  facilities_ids: idListText(500).optional().describe('Comma-separated ids.'),
  groups: idListText(500).optional().describe('Comma-separated ids.'),
  is_answered: queryFlag.optional().describe('By anybody.'),
  date_from: dayText().optional().describe('Asked on this day or later, in the time zone of the company.'),
  date_to: dayText().optional().describe('Asked on this day or before.'),
  order: z.enum(questionOrders).default('newest'),
});
export type QuestionFilters = z.infer<typeof QuestionFilters>;

export const listQuestions = defineEndpoint({
  id: 'listQuestions',
  method: 'get',
  path: '/questions/',
  summary: 'What was asked at Google until 3 November 2025, with the answers',
  access: reads,
  query: pageQuery(10).extend(QuestionFilters.shape),
  response: page(Question),
  problems: ['feature_disabled'],
});

export const getQuestion = defineEndpoint({
  id: 'getQuestion',
  method: 'get',
  path: '/questions/{id}/',
  summary: 'One question with its answers',
  access: reads,
  params: IdParam,
  response: Question,
  problems: ['not_found', 'feature_disabled'],
});

export const createQuestion = defineEndpoint({
  id: 'createQuestion',
  method: 'post',
  path: '/questions/',
  summary: 'Asked a question; refused since Google ended it',
  access: writes,
  ...ended,
});

export const updateQuestion = defineEndpoint({
  id: 'updateQuestion',
  method: 'patch',
  path: '/questions/{id}/',
  summary: 'Changed a question; refused since Google ended it',
  access: writes,
  params: IdParam,
  ...ended,
});

export const deleteQuestion = defineEndpoint({
  id: 'deleteQuestion',
  method: 'delete',
  path: '/questions/{id}/',
  summary: 'Took a question away; refused since Google ended it',
  access: deletes,
  params: IdParam,
  ...ended,
});

const AnswerParams = IdParam.extend({ answer_id: IdText.meta({ parameter: 'AnswerId' }) });

export const createQuestionAnswer = defineEndpoint({
  id: 'createQuestionAnswer',
  method: 'post',
  path: '/questions/{id}/answers/',
  summary: 'Answered a question; refused since Google ended it',
  access: writes,
  params: IdParam,
  ...ended,
});

export const updateQuestionAnswer = defineEndpoint({
  id: 'updateQuestionAnswer',
  method: 'patch',
  path: '/questions/{id}/answers/{answer_id}/',
  summary: 'Changed an answer; refused since Google ended it',
  access: writes,
  params: AnswerParams,
  ...ended,
});

export const deleteQuestionAnswer = defineEndpoint({
  id: 'deleteQuestionAnswer',
  method: 'delete',
  path: '/questions/{id}/answers/{answer_id}/',
  summary: 'Took an answer away; refused since Google ended it',
  access: deletes,
  params: AnswerParams,
  ...ended,
});

export const listQuestionAutoReplies = defineEndpoint({
  id: 'listQuestionAutoReplies',
  method: 'get',
  path: '/questions/auto-replies/',
  summary: 'Listed automatic answers to questions; refused since Google ended them',
  access: reads,
  ...ended,
});

export const acceptQuestionAutoReplies = defineEndpoint({
  id: 'acceptQuestionAutoReplies',
  method: 'post',
  path: '/questions/auto-replies/accept/',
  summary: 'Sent automatic answers to questions; refused since Google ended them',
  access: writes,
  ...ended,
});

export const rejectQuestionAutoReplies = defineEndpoint({
  id: 'rejectQuestionAutoReplies',
  method: 'post',
  path: '/questions/auto-replies/reject/',
  summary: 'Discarded automatic answers to questions; refused since Google ended them',
  access: writes,
  ...ended,
});
