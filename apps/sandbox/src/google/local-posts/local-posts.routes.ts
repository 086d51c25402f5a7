import { Hono } from 'hono';
import { postsOf } from '../../world/publications/publications-state.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { takePage } from '../take-page.ts';
import { verifiedLocation } from '../verified-location.ts';
import { localPost } from './local-post.ts';

const service = 'mybusiness.googleapis.com';

/** My Business API v4: accounts.locations.localPosts, for verified locations only. */
export function localPostRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>().get(
    '/v4/accounts/:account/locations/:location/localPosts',
    granted(context, service),
    (c) => {
      const place = verifiedLocation(context, c.get('grantedAccount'), {
        accountId: c.req.param('account'),
        locationId: c.req.param('location'),
      });
      const posts = postsOf(context.world.state, place.location.id);
      if (posts.length === 0) return c.json({});
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 20, max: 100 });
      const { items, nextPageToken } = takePage(posts, size, c.req.query('pageToken'));
      return c.json({
        localPosts: items.map((post) => localPost(c.req.url, place, post)),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    },
  );
}
