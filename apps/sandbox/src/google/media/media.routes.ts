import { Hono } from 'hono';
import { photosOf } from '../../world/publications/publications-state.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { takePage } from '../take-page.ts';
import { verifiedLocation } from '../verified-location.ts';
import { drawPicture } from './draw-picture.ts';
import { mediaItem } from './media-item.ts';
import { oddFile } from './odd-file.ts';
import { readPictureName } from './picture-name.ts';

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
