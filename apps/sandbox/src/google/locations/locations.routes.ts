import { Hono } from 'hono';
import * as z from 'zod';
import type { WorldSource } from '../../world/world-source.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted, requireAccount, requireLocation } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { parseLocationFilter } from './location-filter.ts';
import { locationResource } from './location-resource.ts';
import { applyReadMask, parseReadMask } from './read-mask.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';
const PageToken = z.object({ from: z.number().int().nonnegative() });

/** My Business Business Information API v1: accounts.locations.list and locations.get. */
export function locationRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .get('/v1/accounts/:account/locations', granted(context, service), (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const mask = parseReadMask(c.req.query('readMask') ?? c.req.query('read_mask'));
      const matches = parseLocationFilter(c.req.query('filter'));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 10, max: 100 });
      const from = readPageToken(c.req.query('pageToken'), PageToken)?.from ?? 0;

      const { source } = context.world.state;
      const page = takePage(source, accountId, from, size, matches);
      return c.json({
        locations: page.locations.map((location) => applyReadMask(locationResource(location), mask)),
        ...(page.next === undefined ? {} : { nextPageToken: writePageToken({ from: page.next }) }),
        totalSize: source.locationCount(accountId),
      });
    })
    .get('/v1/locations/:location', granted(context, service), (c) => {
      const { location } = requireLocation(context, c.get('grantedAccount'), c.req.param('location'));
      const mask = parseReadMask(c.req.query('readMask') ?? c.req.query('read_mask'));
      return c.json(applyReadMask(locationResource(location), mask));
    });
}

function takePage(
  source: WorldSource,
  accountId: string,
  from: number,
  size: number,
  matches: ReturnType<typeof parseLocationFilter>,
) {
  const locations = [];
  let index = from;
  for (; index < source.locationCount(accountId) && locations.length < size; index += 1) {
    const location = source.locationAt(accountId, index);
    if (location && (matches?.(location) ?? true)) locations.push(location);
  }
  return { locations, next: index < source.locationCount(accountId) ? index : undefined };
}
