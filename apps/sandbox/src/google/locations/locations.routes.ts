import { Hono } from 'hono';
import { findListing } from '../../world/listings/listings-state.ts';
import { failedPrecondition } from '../google-error.ts';
import {
  type GoogleContext,
  type GoogleEnv,
  granted,
  requireAccount,
  requireListing,
} from '../google-context.ts';
import { createLocation, patchLocation, readLocationBody } from './write-location.ts';
import { canDelete, googleUpdated, locationResource } from './location-resource.ts';
import { listLocations } from './list-locations.ts';
import { applyReadMask, parseReadMask } from './location-mask.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';
const one = '/v1/locations/:location{[^/:]+}';

/** My Business Business Information API v1: accounts.locations and locations. */
export function locationRoutes(context: GoogleContext) {
  const { world, quota } = context;
  return new Hono<GoogleEnv>()
    .get('/v1/accounts/:account/locations', granted(context, service), (c) =>
      c.json(listLocations(context, c.get('grantedAccount'), c.req.param('account'), c.req.query())),
    )
    .post('/v1/accounts/:account/locations', granted(context, service), async (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const created = createLocation(context, accountId, await readLocationBody(c.req), {
        requestId: c.req.query('requestId'),
        validateOnly: isTrue(c.req.query('validateOnly')),
      });
      return c.json(created ? locationResource(created) : {});
    })
    .get('/v1/locations/:target{[^/:]+:getGoogleUpdated}', granted(context, service), (c) => {
      const [locationId = ''] = c.req.param('target').split(':');
      const listing = requireListing(context, c.get('grantedAccount'), locationId);
      return c.json(
        googleUpdated(listing, parseReadMask(c.req.query('readMask') ?? c.req.query('read_mask'))),
      );
    })
    .get(one, granted(context, service), (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      const mask = parseReadMask(c.req.query('readMask') ?? c.req.query('read_mask'));
      return c.json(applyReadMask(locationResource(listing), mask));
    })
    .patch(one, granted(context, service), async (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      const validateOnly = isTrue(c.req.query('validateOnly'));
      patchLocation(context, listing, {
        body: await readLocationBody(c.req),
        updateMask: c.req.query('updateMask') ?? c.req.query('update_mask'),
        validateOnly,
      });
      const now = findListing(world.state, listing.id);
      return c.json(validateOnly || !now ? {} : locationResource(now));
    })
    .delete(one, granted(context, service), (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      if (!canDelete(listing)) throw failedPrecondition('The location cannot be deleted.');
      quota.spendEdit(service, listing.id);
      world.commit({ kind: 'listing_deleted', locationId: listing.id });
      return c.json({});
    });
}

function isTrue(flag: string | undefined): boolean {
  return flag?.toLowerCase() === 'true';
}
