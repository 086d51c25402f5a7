import { Hono } from 'hono';
import { shownContent } from '../../world/listings/listing.ts';
import { findListing } from '../../world/listings/listings-state.ts';
import type { AttributeValues } from '../../world/listings/listing-fields.ts';
import { invalidArgument } from '../google-error.ts';
import { type GoogleContext, type GoogleEnv, granted, requireListing } from '../google-context.ts';
import { readJson } from '../read-json.ts';
import { listAttributes } from './attribute-metadata.ts';
import { AttributesBody, updateAttributes } from './update-attributes.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';
const path = '/v1/locations/:location/attributes';

/** Business Information API v1: attributes.list, and the attributes of a location. */
export function attributeRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .get('/v1/attributes', granted(context, service), (c) =>
      c.json(
        listAttributes(c.req.query(), (name) => {
          const [, id] = /^locations\/([^/:]+)$/.exec(name) ?? [];
          if (id === undefined) throw invalidArgument('parent', `Invalid location name: ${name}`);
          return requireListing(context, c.get('grantedAccount'), id);
        }),
      ),
    )
    .get(path, granted(context, service), (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      return c.json(attributesResource(listing.id, listing.content.attributes));
    })
    .get('/v1/locations/:location/:method{attributes:getGoogleUpdated}', granted(context, service), (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      return c.json(attributesResource(listing.id, shownContent(listing).attributes));
    })
    .patch(path, granted(context, service), async (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      const body = await readJson(c.req, AttributesBody);
      updateAttributes(context, listing, body, c.req.query('attributeMask') ?? c.req.query('attribute_mask'));
      const now = findListing(context.world.state, listing.id);
      return c.json(attributesResource(listing.id, now?.content.attributes));
    });
}

function attributesResource(locationId: string, attributes: readonly AttributeValues[] = []): object {
  return {
    name: `locations/${locationId}/attributes`,
    ...(attributes.length === 0 ? {} : { attributes }),
  };
}
