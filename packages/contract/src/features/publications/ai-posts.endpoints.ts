import * as z from 'zod';
import { AiDraftEvent, aiDraftLimit } from '../../ai-draft.ts';
import { aiTones } from '../../ai-tones.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { prose } from '../../line.ts';
import { aiPostLanguages, briefMaxLength } from './ai-post.ts';
import { PostDraft, postChecks, postWrites } from './local-posts.endpoints.ts';

export const AiPostLimit = aiDraftLimit('AiPostLimit', 'Texts of posts');
export type AiPostLimit = z.infer<typeof AiPostLimit>;

export const getAiPostLimit = defineEndpoint({
  id: 'getAiPostLimit',
  method: 'get',
  path: '/local-posts/ai-limit/',
  summary: 'How many texts of posts the model may still write this month',
  access: postChecks,
  response: AiPostLimit,
});

const { type, title, summary, start, end, offer, action, facilities_ids, groups } = PostDraft.shape;

/** What the model is asked for: what the post should say, and what of it is filled in already. */
export const AiPostWish = z
  .object({
    brief: prose()
      .trim()
      .max(briefMaxLength)
      .default('')
      .describe('What the post should say. May be empty where there is a title or a text to go by.'),
    tone: z.enum(aiTones).default('friendly'),
    language: z.enum(aiPostLanguages).default('brief').describe('`brief`: the one of the brief.'),
    type,
    title,
    summary,
    start,
    end,
    offer,
    action,
    facilities_ids: facilities_ids.describe(
      'One: the text speaks of it. Several: it may use variables that each of them fills in.',
    ),
    groups,
  })
  .meta({ id: 'AiPostWish' });
export type AiPostWish = z.infer<typeof AiPostWish>;

export const writeAiPost = defineEndpoint({
  id: 'writeAiPost',
  method: 'post',
  path: '/local-posts/draft/',
  summary:
    'Have the model write the text of a post, word by word, or improve the one so far; nothing is stored or sent',
  access: postWrites,
  body: AiPostWish,
  response: AiDraftEvent,
  stream: true,
  problems: ['brief_missing', 'facility_unknown', 'group_unknown', 'too_many_attempts'],
});
