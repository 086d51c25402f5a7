import { Hono } from 'hono';
import { photosOf, type WorldPhoto } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted, verifiedLocation } from '../google-context.ts';
import { readPageSize, takePage } from '../paging.ts';
import { drawPicture } from './draw-picture.ts';
import { oddFile, oddFileAddress, pictureAddress, pictureSizes, readPictureName } from './media-file.ts';

const service = 'mybusiness.googleapis.com';

/** My Business API v4: accounts.locations.media; and the files, which need no token. */
export function mediaRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .get('/v4/accounts/:account/locations/:location/media', granted(context, service), (c) => {
      const place = verifiedLocation(context, c.get('grantedAccount'), {
        accountId: c.req.param('account'),
        locationId: c.req.param('location'),
      });
      const photos = photosOf(context.world.state, place.location.id);
      if (photos.length === 0) return c.json({});
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 100, max: 2500 });
      const { items, nextPageToken } = takePage(photos, size, c.req.query('pageToken'));
      return c.json({
        mediaItems: items.map((photo) => mediaItem(c.req.url, place, photo)),
        totalMediaItemCount: photos.length,
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    })
    .get('/media/:file', async (c) => {
      const odd = oddFile(c.req.param('file'));
      if (odd) return c.body(odd.content, odd.status, { 'Content-Type': odd.type });
      const picture = readPictureName(c.req.param('file'));
      if (!picture) return c.notFound();
      return c.body(await drawPicture(picture), 200, { 'Content-Type': 'image/png' });
    });
}

/** A MediaItem of the v4 API. Its addresses are beside the call that asked. */
function mediaItem(callUrl: string, place: PlacedLocation, photo: WorldPhoto): object {
  const size = photo.category === 'COVER' ? 'cover' : 'photo';
  const { width, height } = pictureSizes[size];
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/media/${photo.id}`,
    mediaFormat: 'PHOTO',
    locationAssociation: { category: photo.category },
    googleUrl: photo.file
      ? oddFileAddress(callUrl, photo.file)
      : pictureAddress(callUrl, photo.drawing, size),
    thumbnailUrl: pictureAddress(callUrl, photo.drawing, 'thumbnail'),
    createTime: new Date(photo.createTime).toISOString(),
    dimensions: { widthPixels: width, heightPixels: height },
  };
}
