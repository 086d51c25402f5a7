import { type Context, Hono } from 'hono';
import { photosOf, type WorldPhoto } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted, verifiedLocation } from '../google-context.ts';
import { notFound } from '../google-error.ts';
import { readPageSize, takePage } from '../paging.ts';
import { drawPicture } from './draw-picture.ts';
import { reviewVideo, reviewVideoFile, reviewVideoType } from './review-video.ts';
import { oddFile, readPictureName } from './media-file.ts';
import { mediaItem } from './media-item.ts';
import { createMedia, receiveUpload, startUpload } from './write-media.ts';

const service = 'mybusiness.googleapis.com';
const locationPath = '/v4/accounts/:account/locations/:location';

/** My Business API v4: accounts.locations.media, media.customers and uploads; and the files, which need no token. */
export function mediaRoutes(context: GoogleContext) {
  const { world, quota } = context;
  return new Hono<GoogleEnv>()
    .get(`${locationPath}/media`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const listed = world.now() - world.state.publications.posting.listLagSeconds * 1000;
      const photos = photosOf(world.state, place.location.id).filter(
        ({ byCustomer, picture, createTime }) => !byCustomer && (!picture || createTime <= listed),
      );
      return c.json(mediaPage(c, place, photos, { byDefault: 100, max: 2500 }));
    })
    .get(`${locationPath}/media/customers`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const photos = photosOf(world.state, place.location.id).filter(({ byCustomer }) => byCustomer);
      return c.json(mediaPage(c, place, photos, { byDefault: 100, max: 200 }));
    })
    .post(`${locationPath}/media`, granted(context, service), async (c) => {
      const place = addressedLocation(context, c);
      return c.json(mediaItem(c.req.url, place, await createMedia(context, place, c.req)));
    })
    .post(`${locationPath}/:method{media:startUpload}`, granted(context, service), (c) =>
      c.json({ resourceName: startUpload(context, addressedLocation(context, c)) }),
    )
    .post('/upload/v1/media/:upload', granted(context, service), async (c) => {
      receiveUpload(context, c.req.param('upload'), new Uint8Array(await c.req.arrayBuffer()));
      return c.body(null, 200);
    })
    .get(`${locationPath}/media/:media`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      return c.json(mediaItem(c.req.url, place, ownPhoto(context, place, c.req.param('media'))));
    })
    .delete(`${locationPath}/media/:media`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const { id } = ownPhoto(context, place, c.req.param('media'));
      quota.spendEdit(service, place.location.id);
      world.commit({ kind: 'publication_deleted', locationId: place.location.id, id, noun: 'photos' });
      return c.json({});
    })
    .get('/media/:file', async (c) => {
      const expires = c.req.query('expires');
      if (expires !== undefined && Number(expires) <= world.now()) return c.body(null, 403);
      if (c.req.param('file') === reviewVideoFile)
        return c.body(reviewVideo, 200, { 'Content-Type': reviewVideoType });
      const odd = oddFile(c.req.param('file'));
      if (odd) return c.body(odd.content, odd.status, { 'Content-Type': odd.type });
      const [, stored, ending] = /^([0-9a-f]{32})\.(jpg|png)$/.exec(c.req.param('file')) ?? [];
      const content = stored === undefined ? undefined : context.pictures.files.read(stored);
      if (content)
        return c.body(content, 200, { 'Content-Type': ending === 'png' ? 'image/png' : 'image/jpeg' });
      const picture = readPictureName(c.req.param('file'));
      if (!picture) return c.notFound();
      return c.body(await drawPicture(picture), 200, { 'Content-Type': 'image/png' });
    });
}

function addressedLocation(
  context: GoogleContext,
  c: Context<GoogleEnv, typeof locationPath>,
): PlacedLocation {
  const { account: accountId, location: locationId } = c.req.param();
  return verifiedLocation(context, c.get('grantedAccount'), { accountId, locationId });
}

/** A photo of the business itself; a customer’s is found in a list of its own, and cannot be deleted. */
function ownPhoto({ world }: GoogleContext, place: PlacedLocation, photoId: string): WorldPhoto {
  const photo = photosOf(world.state, place.location.id).find(({ id }) => id === photoId);
  if (!photo || photo.byCustomer) throw notFound();
  return photo;
}

function mediaPage(
  c: Context<GoogleEnv>,
  place: PlacedLocation,
  photos: readonly WorldPhoto[],
  limits: { byDefault: number; max: number },
): object {
  if (photos.length === 0) return {};
  const size = readPageSize(c.req.query('pageSize'), limits);
  const { items, nextPageToken } = takePage(photos, size, c.req.query('pageToken'));
  return {
    mediaItems: items.map((photo) => mediaItem(c.req.url, place, photo)),
    totalMediaItemCount: photos.length,
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  };
}
