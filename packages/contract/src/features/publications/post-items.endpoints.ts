import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp, idListText } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { postLimits } from './local-post.ts';
import { LocalPost, postReads, postShape, postWrites } from './local-posts.endpoints.ts';
import { itemProblems, postExclusions } from './post-status.ts';

const IdList = idListText(500).describe('Comma-separated ids.');

/** Where a post or a photo is shown. */
export const PublicationLocation = z
  .object({ id: Id, name: z.string(), formatted_address: z.string() })
  .meta({ id: 'PublicationLocation' });

export const PostItem = z
  .object({
    id: Id,
    location: PublicationLocation,
    status: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .describe('Waiting 1, at Google and not decided 2, published 3, not published 4.'),
    problem: z.enum(itemProblems).nullable(),
    sends_at: Timestamp.nullable().describe('The planned moment by this location’s clocks.'),
    is_handed_over: z.boolean().describe('Google holds it and will show it by itself.'),
    published_at: Timestamp.nullable(),
    search_url: z.string().describe('Where people find it; empty before it is published.'),
    title: z.string().describe('As it was filled in for this location.'),
    summary: z.string(),
  })
  .meta({ id: 'PostItem' });
export type PostItem = z.infer<typeof PostItem>;

export const listPostItems = defineEndpoint({
  id: 'listPostItems',
  method: 'get',
  path: '/local-posts/{id}/facilities/',
  summary: 'What became of a post at each of its locations',
  access: postReads,
  params: IdParam,
  query: pageQuery(20).extend({
    state: z.enum(['processing', 'published', 'rejected', 'failed']).optional(),
    q: z.string().max(200).optional(),
  }),
  response: page(PostItem),
  problems: ['not_found'],
});

export const retryLocalPost = defineEndpoint({
  id: 'retryLocalPost',
  method: 'post',
  path: '/local-posts/{id}/retry/',
  summary: 'Send again where a post failed; where policy rejected it, only with another text',
  access: postWrites,
  params: IdParam,
  body: z
    .object({
      facilities_ids: z
        .array(Id)
        .min(1)
        .max(postLimits.locations)
        .optional()
        .describe('Left out: all that failed.'),
      title: postShape.title.optional(),
      summary: postShape.summary.optional().describe('For these locations alone.'),
    })
    .meta({ id: 'PostRetry' }),
  response: LocalPost,
  status: 202,
  problems: ['not_found', 'permission_denied', 'post_invalid', 'nothing_to_retry', 'public_url_needed'],
});

/** A location that a post or photos may be sent to, or why not. */
export const PostLocation = z
  .object({
    id: Id,
    name: z.string(),
    formatted_address: z.string(),
    city: z.string(),
    street: z.string(),
    timezone: z.string(),
    reason: z.enum(postExclusions).nullable().describe('Why it can have none; null if it can.'),
  })
  .meta({ id: 'PostLocation' });
export type PostLocation = z.infer<typeof PostLocation>;

export const publicationLocations = {
  query: pageQuery(100).extend({
    q: z.string().max(200).optional(),
    groups: IdList.optional(),
    city: z.string().max(200).optional(),
  }),
  response: page(PostLocation)
    .extend({ ids: z.array(Id).describe('Every location that matches and can have one, 10 000 at most.') })
    .meta({ id: 'PostLocationPage' }),
};

export const listPostLocations = defineEndpoint({
  id: 'listPostLocations',
  method: 'get',
  path: '/local-posts/facilities/',
  summary: 'The locations that the member may post to, and why some can have no post',
  access: { ...postWrites, demo: 'allowed' },
  ...publicationLocations,
});
