import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { plannedZones } from './local-post.ts';
import { PostCounts, PostPicture, postReads, PostTypeSchema, WallTimeText } from './local-posts.endpoints.ts';
import { postStatuses } from './post-status.ts';

/** A post on one day of the calendar. */
export const CalendarPost = z
  .object({
    id: Id,
    type: PostTypeSchema,
    title: z.string().describe('The title, or the beginning of the text.'),
    at: WallTimeText.describe(
      'Its planned moment; of a sent one, when sending began by the company’s clocks.',
    ),
    planned_zone: z.enum(plannedZones),
    status: z.enum(postStatuses),
    counts: PostCounts,
    picture: z.union([PostPicture, z.null()]),
    can_edit: z.boolean(),
    version: z.int(),
    series: z
      .object({
        id: Id,
        on: z.string(),
        is_projected: z
          .boolean()
          .describe('Only foreseen: `id` is that of the series then, and the date is what names it.'),
      })
      .nullable()
      .describe('Of a date of a series.'),
  })
  .meta({ id: 'CalendarPost' });
export type CalendarPost = z.infer<typeof CalendarPost>;

export const listCalendarPosts = defineEndpoint({
  id: 'listCalendarPosts',
  method: 'get',
  path: '/local-posts/calendar/',
  summary: 'Posts of up to 62 days, sent, planned and foreseen dates of series',
  access: postReads,
  query: z.object({ from: dayText(), to: dayText().describe('Included.') }),
  response: z.object({ results: z.array(CalendarPost) }),
  problems: ['period_invalid'],
});
