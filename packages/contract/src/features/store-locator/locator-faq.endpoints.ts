import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText } from '../../id.ts';
import { prose } from '../../line.ts';
import { locatorLimits } from './locator.ts';
import { locatorReads, locatorWrites } from './locator-settings.endpoints.ts';

const text = {
  question: prose().trim().min(1).max(locatorLimits.question),
  answer: prose().trim().min(1).max(locatorLimits.answer),
};

const writes = { ...locatorWrites, concernsAllLocations: 'sometimes' } as const;

const facility = Id.nullable().describe('The location that it is about; null for all of them.');

export const LocatorQuestion = z
  .object({ id: Id, facility, ...text, order: z.int().describe('From 0, within its location.') })
  .meta({ id: 'LocatorQuestion' });
export type LocatorQuestion = z.infer<typeof LocatorQuestion>;

export const listLocatorQuestions = defineEndpoint({
  id: 'listLocatorQuestions',
  method: 'get',
  path: '/store-locator/faq/',
  summary: 'Questions and answers for all locations, or of one, in their order',
  access: locatorReads,
  query: z.object({
    facility: IdText.optional().describe('Left out: those for all.'),
  }),
  response: z.object({ results: z.array(LocatorQuestion) }),
  problems: ['locator_disabled', 'facility_unknown'],
});

export const createLocatorQuestion = defineEndpoint({
  id: 'createLocatorQuestion',
  method: 'post',
  path: '/store-locator/faq/',
  summary: 'Add a question at the end',
  access: writes,
  body: z.object({ facility, ...text }),
  response: LocatorQuestion,
  status: 201,
  problems: ['not_profile_owner', 'locator_disabled', 'facility_unknown', 'too_many_questions'],
});

export const updateLocatorQuestion = defineEndpoint({
  id: 'updateLocatorQuestion',
  method: 'patch',
  path: '/store-locator/faq/{id}/',
  summary: 'Change a question or its answer',
  access: writes,
  params: IdParam,
  body: z.object(text).partial(),
  response: LocatorQuestion,
  problems: ['locator_disabled'],
});

export const deleteLocatorQuestion = defineEndpoint({
  id: 'deleteLocatorQuestion',
  method: 'delete',
  path: '/store-locator/faq/{id}/',
  summary: 'Take a question away',
  access: writes,
  params: IdParam,
  problems: ['locator_disabled'],
});

export const orderLocatorQuestions = defineEndpoint({
  id: 'orderLocatorQuestions',
  method: 'post',
  path: '/store-locator/faq/order/',
  summary: 'Put questions into this order; those that are not named follow in the order that they had',
  access: writes,
  body: z.object({ facility, ids: z.array(Id).min(1).max(locatorLimits.questions) }),
  response: z.object({ results: z.array(LocatorQuestion) }),
  problems: ['not_profile_owner', 'locator_disabled', 'facility_unknown'],
});
