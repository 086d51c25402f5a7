import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { type ConnectEnv, requireRight } from './connect-access.ts';
import { ConnectError, entityError, notFound } from './connect-error.ts';
import type { ConnectReview } from './connect-review.ts';
import { placeOf, responseResource } from './customer-review-resource.ts';

const mostCharacters = 5970;

const ResponseBody = z.object({
  data: z.object({
    type: z.literal('customerReviewResponses'),
    attributes: z.object({ responseBody: z.string().min(1) }),
    relationships: z.object({
      review: z.object({ data: z.object({ type: z.literal('customerReviews'), id: z.string() }) }),
    }),
  }),
});

/** Responses to reviews (developer.apple.com/documentation/appstoreconnectapi/customer-review-responses). */
export function customerReviewResponseRoutes(world: LiveWorld, path: string) {
  const resource = (c: Context, id: string) => ({
    data: responseResource(placeOf(c, path, world.now()), find(id)),
    links: { self: `${placeOf(c, path, world.now()).base}/customerReviewResponses/${id}` },
  });

  /** The review to which a response with the id was written. */
  function find(id: string): ConnectReview {
    for (const review of world.state.connect.reviews.values()) if (review.response?.id === id) return review;
    throw notFound('customerReviewResponses', id);
  }

  return new Hono<ConnectEnv>()
    .post('/v1/customerReviewResponses', async (c) => {
      requireRight(c, 'replies');
      const { attributes, relationships } = await readResponse(c);
      const { id } = relationships.review.data;
      if (!world.state.connect.reviews.has(id))
        throw entityError(
          'ENTITY_ERROR.RELATIONSHIP.INVALID',
          `There is no resource of type 'customerReviews' with id '${id}'`,
          '/data/relationships/review',
        );
      const publishedAt = world.now() + world.state.connect.publishingSeconds * 1000;
      const body = attributes.responseBody;
      world.commit({ kind: 'connect_response_written', review: id, body, publishedAt });
      return c.json(resource(c, world.state.connect.reviews.get(id)?.response?.id ?? ''), 201);
    })
    .get('/v1/customerReviewResponses/:id', (c) => {
      requireRight(c, 'reviews');
      return c.json(resource(c, c.req.param('id')));
    })
    .delete('/v1/customerReviewResponses/:id', (c) => {
      requireRight(c, 'replies');
      world.commit({ kind: 'connect_response_deleted', review: find(c.req.param('id')).id });
      return c.body(null, 204);
    });
}

/** @throws ConnectError `ENTITY_ERROR…`, `ENTITY_UNPROCESSABLE` */
async function readResponse(c: Context) {
  const parsed = ResponseBody.safeParse(await c.req.json().catch(() => undefined));
  if (!parsed.success) throw refusalOf(parsed.error);
  const { data } = parsed.data;
  if (data.attributes.responseBody.length > mostCharacters)
    throw entityError(
      'ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG',
      `The response must have at most ${mostCharacters} characters.`,
      '/data/attributes/responseBody',
    );
  return data;
}

function refusalOf({ issues: [issue] }: z.ZodError): ConnectError {
  const path = issue?.path.map(String) ?? [];
  const pointer = `/${path.join('/')}`;
  const detail = `The provided entity has no valid value for '${path.at(-1) ?? 'data'}'`;
  if (path.includes('attributes')) return entityError('ENTITY_ERROR.ATTRIBUTE.REQUIRED', detail, pointer);
  if (path.includes('relationships'))
    return entityError('ENTITY_ERROR.RELATIONSHIP.REQUIRED', detail, pointer);
  return new ConnectError(
    422,
    'ENTITY_UNPROCESSABLE',
    'The request entity is not a valid request document object',
    detail,
  );
}
