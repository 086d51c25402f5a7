import * as z from 'zod';
import { BatchStatusSchema } from '../../batch-status-schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp, idListText } from '../../id.ts';
import { line, prose } from '../../line.ts';
import { digits } from '../../number-text.ts';
import { page, pageQuery } from '../../pagination.ts';
import { dayText } from '../../day-text.ts';
import { weekdays } from '../listings/hours/calendar.ts';
import { plannedZones, postActions, postFaultCodes, postFields, postLimits } from './local-post.ts';
import { postExclusions, postStatuses } from './post-status.ts';
import { postFindings } from './post-text.ts';
import {
  carrierReasons,
  monthlyDays,
  recurrenceCarriers,
  recurrenceLimits,
  recurrenceUnits,
} from './recurrence.ts';
import { isWallTime } from './wall-time.ts';

export const postReads = { permission: 'view_local_posts', module: 'posts', demo: 'allowed' } as const;

export const postWrites = {
  permission: 'add_and_delete_local_posts',
  module: 'posts',
  plan: 'publish_marketing_publications',
  demo: 'blocked',
} as const;

/** To read what sending would do changes nothing, so that the demo may. */
export const postChecks = { ...postWrites, demo: 'allowed' } as const;

export const WallTimeText = z
  .string()
  .refine(isWallTime, { error: 'a day and a minute, such as 2026-12-01T09:00' })
  .describe('By the clocks of a place, without a zone: `2026-12-01T09:00`.');

export const PostTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).meta({
  id: 'PostType',
  description: 'Post 1, event 2, offer 3, alert 4.',
});

const postText = (most: number) => prose().trim().max(most);

const PostOffer = z
  .object({
    voucher_code: line().max(200),
    link: line().max(postLimits.link),
    terms: postText(postLimits.terms),
  })
  .meta({ id: 'PostOffer' });

const PostAction = z
  .object({
    type: z.enum(postActions),
    url: line()
      .max(2 * postLimits.link)
      .describe('Empty for a call, which dials the number of each location.'),
  })
  .meta({ id: 'PostAction' });

const PostVisibility = z
  .object({ maps: z.boolean(), store_locator: z.boolean() })
  .meta({ id: 'PostVisibility' });

const PostRecurrenceSchema = z
  .object({
    every: z.enum(recurrenceUnits),
    interval: z
      .int()
      .min(1)
      .max(recurrenceLimits.interval)
      .default(1)
      .describe('Every so many days, weeks from Monday, or months.'),
    days: z
      .array(z.literal(weekdays))
      .max(7)
      .default([])
      .describe('Of a weekly post: Monday is 0, Sunday 6. The first date is on one of them.'),
    on: z
      .enum(monthlyDays)
      .default('day')
      .describe(
        'Of a monthly post, as its first date: the same day up to the 28th, its weekday as often as then, or the last such weekday.',
      ),
    until: dayText().nullable().default(null).describe('The last day on which it may be; null for no end.'),
    skip: z.array(dayText()).max(recurrenceLimits.skip).default([]).describe('Dates that are left out.'),
  })
  .meta({ id: 'PostRecurrence', description: 'How a post repeats, from its first date on.' });

const PostCarrier = z.enum(recurrenceCarriers).meta({
  id: 'PostCarrier',
  description: 'Who repeats it: Google by its own pattern, or Pinfold post by post.',
});

/** The locations that get a post, and groups whose locations do. */
export const PostLocationIds = z.array(Id).max(postLimits.locations).meta({ id: 'PostLocationIds' });

export const PostGroupIds = z
  .array(Id)
  .max(1000)
  .meta({ id: 'PostGroupIds', description: 'Locations of any of these groups, too.' });

/** What people write. Parts that a type does not have are kept and not sent. */
export const postShape = {
  type: PostTypeSchema,
  title: line().max(400).meta({
    id: 'PostTitle',
    description: 'With variables; 58 characters once they are filled in. Of events and offers.',
  }),
  summary: postText(6000).meta({
    id: 'PostSummary',
    description: 'With variables; 1500 characters once they are filled in.',
  }),
  start: WallTimeText.nullable().describe('Of events and offers, by the clocks of each location.'),
  end: WallTimeText.nullable(),
  offer: PostOffer,
  action: PostAction.nullable(),
  upload_id: Id.nullable().describe('The picture; null for none.'),
  visibility: PostVisibility,
  planned_at: WallTimeText.nullable().describe('Null: at once.'),
  planned_zone: z.enum(plannedZones),
  recurrence: PostRecurrenceSchema.nullable().describe(
    'How it repeats, which needs a planned moment; null for once.',
  ),
} as const;

const noOffer = { voucher_code: '', link: '', terms: '' };

/** Left out, a part is empty; a post is for maps and the store locator alike, and goes at once. */
export const PostDraft = z.object({
  ...postShape,
  title: postShape.title.default(''),
  summary: postShape.summary.default(''),
  start: postShape.start.default(null),
  end: postShape.end.default(null),
  offer: postShape.offer.default(noOffer),
  action: postShape.action.default(null),
  upload_id: postShape.upload_id.default(null),
  visibility: postShape.visibility.default({ maps: true, store_locator: true }),
  planned_at: postShape.planned_at.default(null),
  planned_zone: postShape.planned_zone.default('location'),
  recurrence: postShape.recurrence.default(null),
  facilities_ids: PostLocationIds.default([]),
  groups: PostGroupIds.default([]),
});

const NewLocalPost = PostDraft.extend({
  request_id: z
    .uuid()
    .describe('Made when the composer opens: a second request with it returns the first one’s post.'),
}).meta({ id: 'NewLocalPost' });
export type NewLocalPost = z.infer<typeof NewLocalPost>;

/** How many of a post's locations are how far. */
export const PostCounts = z
  .object({
    total: z.int(),
    sent: z.int().describe('That Google has taken.'),
    published: z.int(),
    rejected: z.int().describe('By Google’s policy.'),
    failed: z.int().describe('For any other reason.'),
    processing: z.int(),
  })
  .meta({ id: 'PostCounts' });
export type PostCounts = z.infer<typeof PostCounts>;

/** A picture of ours. Its address is for whoever asked, and for a day. */
export const PostPicture = z
  .object({ upload_id: Id, url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'PostPicture' });
export type PostPicture = z.infer<typeof PostPicture>;

/** Which date of a series a post is. */
const PostSeriesDate = z
  .object({
    id: Id.describe('The post that repeats.'),
    on: z.string().describe('The date, as the pattern has it.'),
    is_own: z.boolean().describe('Changed for itself: changes of the series leave it as it is.'),
  })
  .meta({ id: 'PostSeriesDate' });

export const LocalPost = z
  .object({
    id: Id,
    ...postShape,
    picture: z.union([PostPicture, z.null()]),
    carrier: PostCarrier.nullable().describe('Of a series; null for any other post.'),
    series: PostSeriesDate.nullable(),
    status: z.enum(postStatuses),
    batch_status: BatchStatusSchema,
    counts: PostCounts.describe('Of the locations that the member may see.'),
    author: z.string(),
    created_at: Timestamp,
    sent_at: Timestamp.nullable().describe('When sending began; null for what is planned.'),
    next_at: Timestamp.nullable().describe('When the first location that still waits gets it.'),
    seconds_left: z
      .int()
      .nullable()
      .describe('Estimate from the provider’s quotas; null when done or planned.'),
    can_edit: z
      .boolean()
      .describe(
        'An owner, an admin, or the author while they may post; a manager only what is wholly theirs.',
      ),
    version: z.int().describe('Grows with every change; a change names the one that it was made from.'),
  })
  .meta({ id: 'LocalPost' });
export type LocalPost = z.infer<typeof LocalPost>;

const IdList = idListText(500).describe('Comma-separated ids.');

/** Which posts a list shows. */
export const LocalPostFilters = z.object({
  tab: z.enum(['sent', 'planned', 'repeating']).default('sent'),
  type: digits(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])).optional(),
  status: z.enum(['processing', 'published', 'problems']).optional().describe('Of any of its locations.'),
  facilities_ids: IdList.optional(),
  groups: IdList.optional(),
  q: z.string().max(200).optional().describe('Part of the title or the text.'),
});

export const listLocalPosts = defineEndpoint({
  id: 'listLocalPosts',
  method: 'get',
  path: '/local-posts/',
  summary:
    'Posts that concern locations of the member: sent ones newest first, planned ones by their moment, series by their next one',
  access: postReads,
  query: pageQuery(10).extend(LocalPostFilters.shape),
  response: page(LocalPost).extend({
    planned: z.int().describe('On the planned tab, whatever the filters.'),
    sent: z.int().describe('On the sent tab, whatever the filters.'),
    repeating: z.int().describe('On the repeating tab, whatever the filters.'),
  }),
});

export const ExcludedLocation = z
  .object({ id: Id, name: z.string(), formatted_address: z.string(), reason: z.enum(postExclusions) })
  .meta({ id: 'ExcludedLocation' });
export type ExcludedLocation = z.infer<typeof ExcludedLocation>;

const problems = [
  'post_invalid',
  'locations_missing',
  'location_unavailable',
  'facility_unknown',
  'group_unknown',
  'image_unknown',
  'post_type_unavailable',
  'public_url_needed',
] as const;

export const createLocalPost = defineEndpoint({
  id: 'createLocalPost',
  method: 'post',
  path: '/local-posts/',
  summary:
    'Send a post to many locations, at once or at a planned moment; those that cannot have it are excluded',
  access: postWrites,
  body: NewLocalPost,
  response: z.object({ post: LocalPost, excluded: z.array(ExcludedLocation) }).meta({ id: 'LocalPostSent' }),
  status: 202,
  problems,
});

/** What sending would do. */
export const PostCheck = z
  .object({
    accepted: z.int().describe('Locations that would get the post.'),
    excluded: z.array(ExcludedLocation).max(100).describe('The first hundred.'),
    excluded_count: z.int(),
    faults: z.array(
      z.object({
        field: z.enum(postFields),
        code: z.enum(postFaultCodes),
        location: z.object({ id: Id, name: z.string() }).nullable().describe('Where it is so; null for all.'),
        count: z.int().describe('Locations concerned.'),
      }),
    ),
    findings: z.array(
      z.object({
        kind: z.enum(postFindings),
        count: z.int().describe('Locations concerned.'),
        location: z.object({ id: Id, name: z.string() }).nullable().describe('One of them.'),
      }),
    ),
    samples: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          formatted_address: z.string(),
          title: z.string(),
          summary: z.string(),
          sends_at: Timestamp.nullable(),
        }),
      )
      .describe('How it reads at up to five locations, the longest text first.'),
    longest: z
      .object({ title: z.int(), summary: z.int() })
      .describe('Characters, once variables are filled in.'),
    sends_from: Timestamp.nullable().describe('The first moment of a planned post; null for at once.'),
    sends_until: Timestamp.nullable().describe('The last one, by the clocks of the locations.'),
    seconds_left: z.int().describe('How long sending takes, from the provider’s quotas.'),
    repeats: z
      .object({
        carrier: PostCarrier,
        reason: z.enum(carrierReasons).nullable().describe('Why Google cannot repeat it.'),
        next: z.array(z.string()).describe('Its next five dates.'),
      })
      .nullable()
      .describe('Of a post that repeats.'),
  })
  .meta({ id: 'PostCheck' });
export type PostCheck = z.infer<typeof PostCheck>;

export const checkLocalPost = defineEndpoint({
  id: 'checkLocalPost',
  method: 'post',
  path: '/local-posts/check/',
  summary: 'What sending a post would do: excluded locations, faults, findings and samples, without doing it',
  access: postChecks,
  body: PostDraft.extend({
    post_id: Id.optional().describe('The planned post that is changed: it is not compared with itself.'),
  }).meta({ id: 'LocalPostDraft' }),
  response: PostCheck,
  problems: ['facility_unknown', 'group_unknown', 'image_unknown'],
});

export const getLocalPost = defineEndpoint({
  id: 'getLocalPost',
  method: 'get',
  path: '/local-posts/{id}/',
  summary: 'One post, with the ids of its locations',
  access: postReads,
  params: IdParam,
  response: LocalPost.and(
    z.object({
      facilities_ids: z.array(Id).describe('Of a series those that were chosen one by one.'),
      groups: z.array(Id).describe('Of a series; none of any other post.'),
    }),
  ).meta({ id: 'LocalPostDetail' }),
  problems: ['not_found'],
});

const LocalPostChange = z
  .object({
    ...postShape,
    facilities_ids: PostLocationIds,
    groups: PostGroupIds.describe('Of a series, whose groups are looked up again for each date.'),
  })
  .partial()
  .extend({ version: z.int() })
  .meta({ id: 'LocalPostChange' });

export const updateLocalPost = defineEndpoint({
  id: 'updateLocalPost',
  method: 'patch',
  path: '/local-posts/{id}/',
  summary:
    'Change a planned post until ten minutes before its moment, or a series from its next date on; by its author, an owner or an admin',
  access: postWrites,
  params: IdParam,
  body: LocalPostChange,
  response: LocalPost,
  problems: ['not_found', 'permission_denied', 'post_changed', 'post_too_late', ...problems],
});

export const updatePostDate = defineEndpoint({
  id: 'updatePostDate',
  method: 'patch',
  path: '/local-posts/{id}/dates/{on}/',
  summary: 'Change one date of a series that is still to come: from then on it is a post of its own',
  access: postWrites,
  params: IdParam.extend({ on: dayText() }),
  body: LocalPostChange.omit({ recurrence: true }).meta({ id: 'PostDateChange' }),
  response: LocalPost,
  problems: ['not_found', 'permission_denied', 'post_changed', 'post_too_late', ...problems],
});

export const stopLocalPost = defineEndpoint({
  id: 'stopLocalPost',
  method: 'post',
  path: '/local-posts/{id}/stop/',
  summary:
    'End a series: what is planned goes, what was sent stays; one that Google repeats leaves the maps at once',
  access: postWrites,
  params: IdParam,
  response: LocalPost,
  status: 202,
  problems: ['not_found', 'permission_denied'],
});

export const deleteLocalPost = defineEndpoint({
  id: 'deleteLocalPost',
  method: 'delete',
  path: '/local-posts/{id}/',
  summary: 'Delete a post: a planned one at once, a sent one from every location, which takes a while',
  access: postWrites,
  params: IdParam,
  response: LocalPost,
  status: 202,
  problems: ['not_found', 'permission_denied'],
});

export const updatePostVisibility = defineEndpoint({
  id: 'updatePostVisibility',
  method: 'patch',
  path: '/local-posts/{id}/store-locator/',
  summary: 'Show a post in the store locator, or not',
  access: postWrites,
  params: IdParam,
  body: z.object({ is_visible: z.boolean() }).meta({ id: 'PostLocatorVisibility' }),
  response: LocalPost,
  problems: ['not_found', 'permission_denied'],
});
