import { type Context, Hono } from 'hono';
import { postsOf, type WorldPost } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted, verifiedLocation } from '../google-context.ts';
import { notFound } from '../google-error.ts';
import { readPageSize, takePage } from '../paging.ts';
import { currentDateOf, localPost } from './local-post-resource.ts';
import { createLocalPost, patchLocalPost } from './write-local-post.ts';

const service = 'mybusiness.googleapis.com';
const postsPath = '/v4/accounts/:account/locations/:location/localPosts';

/** My Business API v4: accounts.locations.localPosts, for verified locations only. */
export function localPostRoutes(context: GoogleContext) {
  const { world, quota } = context;
  const shown = (callUrl: string, place: PlacedLocation, post: WorldPost) =>
    localPost({ callUrl, now: world.now(), series: world.state.publications.posting.series }, place, post);

  return new Hono<GoogleEnv>()
    .get(postsPath, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const listed = world.now() - world.state.publications.posting.listLagSeconds * 1000;
      const posts = postsOf(world.state, place.location.id).filter(
        ({ moderation, createTime }) => !moderation || createTime <= listed,
      );
      if (posts.length === 0) return c.json({});
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 20, max: 100 });
      const { items, nextPageToken } = takePage(posts, size, c.req.query('pageToken'));
      return c.json({
        localPosts: items.map((post) => shown(c.req.url, place, post)),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    })
    .post(postsPath, granted(context, service), async (c) => {
      const place = addressedLocation(context, c);
      return c.json(shown(c.req.url, place, await createLocalPost(context, place, c.req)));
    })
    .get(`${postsPath}/:post`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      return c.json(shown(c.req.url, place, existingPost(context, place, c.req.param('post'))));
    })
    .patch(`${postsPath}/:post`, granted(context, service), async (c) => {
      const place = addressedLocation(context, c);
      const before = existingPost(context, place, c.req.param('post'));
      const updateMask = c.req.query('updateMask') ?? c.req.query('update_mask');
      const patched = await patchLocalPost(context, place, before, { json: () => c.req.json(), updateMask });
      return c.json(shown(c.req.url, place, patched));
    })
    .delete(`${postsPath}/:post`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const locationId = place.location.id;
      const post = existingPost(context, place, c.req.param('post'));
      quota.spendEdit(service, locationId);
      const rest = currentDateOf(post, world.state.publications.posting.series, world.now());
      if (rest) world.commit({ kind: 'post_patched', locationId, post: rest });
      else world.commit({ kind: 'publication_deleted', locationId, id: post.id, noun: 'posts' });
      return c.json({});
    });
}

function addressedLocation(context: GoogleContext, c: Context<GoogleEnv, typeof postsPath>): PlacedLocation {
  const { account: accountId, location: locationId } = c.req.param();
  return verifiedLocation(context, c.get('grantedAccount'), { accountId, locationId });
}

function existingPost({ world }: GoogleContext, place: PlacedLocation, postId: string): WorldPost {
  const post = postsOf(world.state, place.location.id).find(({ id }) => id === postId);
  if (!post) throw notFound();
  return post;
}
