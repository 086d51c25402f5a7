import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { line } from '../../line.ts';
import { boosterChannels, boosterLimits, boosterTargets, qrFormats } from './booster-form.ts';

const reads = { permission: 'view_rb_forms', module: 'review_booster', demo: 'allowed' } as const;

const writes = {
  ...reads,
  demo: 'blocked',
  fullAccess: true,
} as const satisfies MemberAccess;

const disabled = ['booster_disabled'] as const;

const { retentionDays } = boosterLimits;

const question = line().min(1).max(boosterLimits.questionLength);

/** What is said of them stands in `BoosterForm` alone: three times the same would be read by nobody. */
const fields = {
  name: line().min(1).max(boosterLimits.nameLength),
  is_open: z.boolean(),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  question: z.partialRecord(z.enum(languages), question),
  asks_contact: z.boolean(),
  links: z.array(z.enum(boosterTargets)).min(1).max(boosterTargets.length),
  facility_ids: z.array(Id).min(1).max(10_000).nullable(),
  retention_days: z.int().min(retentionDays.least).max(retentionDays.most),
};

export const BoosterForm = z
  .object({
    id: Id,
    name: z.string().describe('For the team alone.'),
    is_open: z.boolean().describe('A form that is closed takes no answers, wherever its links are.'),
    languages: z
      .array(z.enum(languages))
      .describe('What visitors can choose from; the first is for those who read none of them.'),
    question: z
      .partialRecord(z.enum(languages), z.string())
      .describe('What visitors are asked, by language; left out, a question of ours.'),
    asks_contact: z.boolean().describe('Whether visitors may leave an e-mail address. They never have to.'),
    links: z
      .array(z.enum(boosterTargets))
      .describe('Public pages that every visitor is offered, before and after an answer.'),
    facility_ids: z
      .array(Id)
      .nullable()
      .describe(
        'The locations that the form is for, as far as the caller sees them; null for all. Those that are deleted leave it.',
      ),
    retention_days: z.int().describe('Then comment and contact are erased; score and day stay.'),
    consent_version: z
      .int()
      .describe('Grows with what visitors are told of their data; each answer keeps its own.'),
    links_count: z.int().describe('Links that are open.'),
    visits_count: z
      .int()
      .describe('How often the form was opened by links of locations that the caller sees, closed ones too.'),
    answers_count: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'BoosterForm' });
export type BoosterForm = z.infer<typeof BoosterForm>;

export const NewBoosterForm = z
  .object({
    name: fields.name,
    is_open: fields.is_open.default(true),
    languages: fields.languages.default([...languages]),
    question: fields.question.default({}),
    asks_contact: fields.asks_contact.default(false),
    links: fields.links.default([...boosterTargets]),
    facility_ids: fields.facility_ids.default(null),
    retention_days: fields.retention_days.default(retentionDays.usual),
  })
  .meta({ id: 'NewBoosterForm' });
export type NewBoosterForm = z.infer<typeof NewBoosterForm>;

export const BoosterFormChange = z
  .object({
    ...fields,
    facility_ids: z
      .array(Id)
      .max(10_000)
      .nullable()
      .describe('Links of locations that are left out are closed. Empty only while it is empty already.'),
  })
  .partial()
  .meta({ id: 'BoosterFormChange' });
export type BoosterFormChange = z.infer<typeof BoosterFormChange>;

export const BoosterLink = z
  .object({
    id: Id,
    facility_id: Id,
    facility_name: z.string(),
    channel: z.enum(boosterChannels),
    url: z.string().describe('The public page. It stays the same for as long as the link is open.'),
    visits_count: z.int(),
    answers_count: z.int(),
    takes_answers: z
      .boolean()
      .describe('False where the location has no public page any more, or has left the form.'),
    created_at: Timestamp,
  })
  .meta({ id: 'BoosterLink' });
export type BoosterLink = z.infer<typeof BoosterLink>;

const linkParams = IdParam.extend({ link_id: IdText });

export const listBoosterForms = defineEndpoint({
  id: 'listBoosterForms',
  method: 'get',
  path: '/review-booster/forms/',
  summary: 'The forms in which customers answer',
  access: reads,
  response: z.object({ results: z.array(BoosterForm).describe('The newest first.') }),
  problems: disabled,
});

export const createBoosterForm = defineEndpoint({
  id: 'createBoosterForm',
  method: 'post',
  path: '/review-booster/forms/',
  summary: 'Make a form',
  access: writes,
  body: NewBoosterForm,
  response: BoosterForm,
  status: 201,
  problems: [...disabled, 'facility_unknown', 'too_many_booster_forms'],
});

export const getBoosterForm = defineEndpoint({
  id: 'getBoosterForm',
  method: 'get',
  path: '/review-booster/forms/{id}/',
  summary: 'One form',
  access: reads,
  params: IdParam,
  response: BoosterForm,
  problems: [...disabled, 'not_found'],
});

export const updateBoosterForm = defineEndpoint({
  id: 'updateBoosterForm',
  method: 'patch',
  path: '/review-booster/forms/{id}/',
  summary: 'Change a form; its links and codes in print stay good',
  access: writes,
  params: IdParam,
  body: BoosterFormChange,
  response: BoosterForm,
  problems: [...disabled, 'not_found', 'facility_unknown'],
});

export const deleteBoosterForm = defineEndpoint({
  id: 'deleteBoosterForm',
  method: 'delete',
  path: '/review-booster/forms/{id}/',
  summary: 'Delete a form with its links and answers; the audit stays',
  access: writes,
  params: IdParam,
  problems: [...disabled, 'not_found'],
});

export const listBoosterLinks = defineEndpoint({
  id: 'listBoosterLinks',
  method: 'get',
  path: '/review-booster/forms/{id}/links/',
  summary: 'The open links of a form, of locations that the caller sees',
  access: reads,
  params: IdParam,
  response: z.object({ results: z.array(BoosterLink).describe('By location and channel.') }),
  problems: [...disabled, 'not_found'],
});

export const createBoosterLinks = defineEndpoint({
  id: 'createBoosterLinks',
  method: 'post',
  path: '/review-booster/forms/{id}/links/',
  summary: 'Make a link for each location; one that has an open link of this channel keeps it',
  access: writes,
  params: IdParam,
  body: z
    .object({
      facility_ids: z.array(Id).min(1).max(boosterLimits.linkedLocations),
      channel: z.enum(boosterChannels),
    })
    .meta({ id: 'NewBoosterLinks' }),
  response: z.object({ results: z.array(BoosterLink) }),
  status: 201,
  problems: [...disabled, 'not_found', 'facility_unknown', 'public_link_missing'],
});

export const closeBoosterLink = defineEndpoint({
  id: 'closeBoosterLink',
  method: 'delete',
  path: '/review-booster/forms/{id}/links/{link_id}/',
  summary: 'Close a link for good: its page says so, its answers stay',
  access: writes,
  params: linkParams,
  problems: [...disabled, 'not_found'],
});

export const getBoosterQr = defineEndpoint({
  id: 'getBoosterQr',
  method: 'get',
  path: '/review-booster/forms/{id}/links/{link_id}/qr/',
  summary: 'The QR code of a link, for print',
  access: reads,
  params: linkParams,
  query: z.object({ format: z.enum(qrFormats).default('svg') }),
  response: z
    .object({
      filename: z.string(),
      media_type: z.enum(['image/svg+xml', 'image/png']),
      content: z.base64().describe('The picture.'),
    })
    .meta({ id: 'BoosterQr' }),
  problems: [...disabled, 'not_found'],
});
