import { Hono } from 'hono';
import * as z from 'zod';
import { findListing } from '../../world/listings/listing-shelf.ts';
import type { Verification } from '../../world/listings/listing.ts';
import { failedPrecondition, invalidArgument, notFound } from '../google-error.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted, requireListing } from '../granted.ts';
import { readJson } from '../locations/location-body.ts';
import { readPageSize } from '../page-size.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { startVerification, VerifyBody } from './start-verification.ts';
import { verificationOptions } from './verification-options.ts';
import { verificationResource } from './verification-resource.ts';
import { voiceOfMerchant } from './voice-of-merchant.ts';

const service = 'mybusinessverifications.googleapis.com';
const mostWrongPins = 5;
const PageToken = z.object({ from: z.number().int().nonnegative() });
const OptionsBody = z.strictObject({ languageCode: z.string().min(1), context: z.unknown().optional() });
const CompleteBody = z.strictObject({ pin: z.string() });

/** My Business Verifications API v1. */
export function verificationRoutes(context: GoogleContext) {
  const { world } = context;
  return new Hono<GoogleEnv>()
    .get('/v1/locations/:location/VoiceOfMerchantState', granted(context, service), (c) =>
      c.json(voiceOfMerchant(requireListing(context, c.get('grantedAccount'), c.req.param('location')))),
    )
    .post('/v1/locations/:target{[^/:]+:fetchVerificationOptions}', granted(context, service), async (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), beforeColon(c.req.param('target')));
      await readJson(c.req, OptionsBody);
      const options = verificationOptions(listing);
      return c.json(options.length === 0 ? {} : { options });
    })
    .post('/v1/locations/:target{[^/:]+:verify}', granted(context, service), async (c) => {
      const listing = requireListing(context, c.get('grantedAccount'), beforeColon(c.req.param('target')));
      const verification = startVerification(world, listing, await readJson(c.req, VerifyBody));
      return c.json({ verification: verificationResource(listing.id, verification) });
    })
    .get('/v1/locations/:location/verifications', granted(context, service), (c) => {
      const { id, verifications } = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 100, max: 100 });
      const from = readPageToken(c.req.query('pageToken'), PageToken)?.from ?? 0;
      const page = verifications.slice(from, from + size).map((one) => verificationResource(id, one));
      return c.json({
        ...(page.length === 0 ? {} : { verifications: page }),
        ...(from + size < verifications.length
          ? { nextPageToken: writePageToken({ from: from + size }) }
          : {}),
      });
    })
    .post(
      '/v1/locations/:location/verifications/:target{[^/:]+:complete}',
      granted(context, service),
      async (c) => {
        const listing = requireListing(context, c.get('grantedAccount'), c.req.param('location'));
        const id = beforeColon(c.req.param('target'));
        const verification = listing.verifications.find((one) => one.id === id);
        if (!verification) throw notFound();
        const { pin } = await readJson(c.req, CompleteBody);
        tryPin(context, listing.id, verification, pin);
        const now = findListing(world.state, listing.id)?.verifications.find((one) => one.id === id);
        return c.json({ verification: verificationResource(listing.id, now ?? verification) });
      },
    );
}

function tryPin({ world }: GoogleContext, locationId: string, verification: Verification, pin: string): void {
  if (verification.state !== 'PENDING') throw failedPrecondition('The verification is over.');
  const about = { locationId, verificationId: verification.id };
  if (pin === verification.pin) {
    world.commit({ kind: 'verification_tried', ...about, outcome: 'completed' });
    return;
  }
  const isLast = verification.wrongPins + 1 >= mostWrongPins;
  world.commit({ kind: 'verification_tried', ...about, outcome: isLast ? 'failed' : 'wrong' });
  throw invalidArgument('pin', 'The PIN is not correct.');
}

function beforeColon(target: string): string {
  return target.split(':')[0] ?? '';
}
