import { type Context, Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { type ConnectEnv, findApp, requireRight } from './connect-access.ts';
import { notFound, parameterError } from './connect-error.ts';
import { takeConnectPage } from './connect-page.ts';
import { type ConnectReview, connectReviewsOf } from './connect-review.ts';
import {
  customerReviewResource,
  isPublished,
  placeOf,
  responseResource,
} from './customer-review-resource.ts';

/** Reviews of apps (developer.apple.com/documentation/appstoreconnectapi/customer-reviews). */
export function customerReviewRoutes(world: LiveWorld, path: string) {
  function find(id: string): ConnectReview {
    const review = world.state.connect.reviews.get(id);
    if (!review) throw notFound('customerReviews', id);
    return review;
  }

  return new Hono<ConnectEnv>()
    .get('/v1/apps/:id/customerReviews', (c) => {
      requireRight(c, 'reviews');
      const { id } = findApp(world, c.req.param('id'));
      const chosen = connectReviewsOf(world.state, id).filter((review) => isChosen(c, review, world.now()));
      const { items, links, meta } = takeConnectPage(c, chosen.toSorted(orderOf(c)));
      const place = placeOf(c, path, world.now());
      const isIncluded = includesResponse(c);
      const included = isIncluded ? items.flatMap((review) => responseResource(place, review) ?? []) : [];
      return c.json({
        data: items.map((review) => customerReviewResource(place, review, isIncluded)),
        ...(included.length > 0 && { included }),
        links,
        meta,
      });
    })
    .get('/v1/customerReviews/:id', (c) => {
      requireRight(c, 'reviews');
      const review = find(c.req.param('id'));
      const place = placeOf(c, path, world.now());
      const isIncluded = includesResponse(c);
      const response = isIncluded ? responseResource(place, review) : undefined;
      return c.json({
        data: customerReviewResource(place, review, isIncluded),
        ...(response && { included: [response] }),
        links: { self: c.req.url },
      });
    })
    .get('/v1/customerReviews/:id/response', (c) => {
      requireRight(c, 'reviews');
      const review = find(c.req.param('id'));
      const data = responseResource(placeOf(c, path, world.now()), review);
      if (!data) throw notFound('customerReviewResponses', review.id);
      return c.json({ data, links: { self: c.req.url } });
    });
}

function includesResponse(c: Context): boolean {
  const included = c.req.query('include')?.split(',') ?? [];
  const unknown = included.find((one) => one !== 'response');
  if (unknown !== undefined) throw parameterError('include', `'${unknown}' is not a valid relationship name`);
  return included.length > 0;
}

function isChosen(c: Context, { rating, territory, response }: ConnectReview, now: number): boolean {
  const isOneOf = (name: string, value: string): boolean =>
    c.req.query(name)?.split(',').includes(value) ?? true;
  const answered = c.req.query('exists[publishedResponse]');
  return (
    isOneOf('filter[rating]', String(rating)) &&
    isOneOf('filter[territory]', territory) &&
    (answered === undefined || (answered === 'true') === isPublished(response, now))
  );
}

type Order = (a: ConnectReview, b: ConnectReview) => number;

/** Reviews with the same value stay as they are: the newest first. */
function orderOf(c: Context): Order {
  const sort = c.req.query('sort') ?? '-createdDate';
  const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined;
  if (!order) throw parameterError('sort', `'${sort}' is not a valid sort expression`);
  return order;
}

const orders: Readonly<Record<string, Order>> = {
  createdDate: (a, b) => a.createdAt - b.createdAt,
  '-createdDate': (a, b) => b.createdAt - a.createdAt,
  rating: (a, b) => a.rating - b.rating,
  '-rating': (a, b) => b.rating - a.rating,
};
