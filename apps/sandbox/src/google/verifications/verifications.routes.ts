import { Hono } from 'hono';
import * as z from 'zod';
import { findListing } from '../../world/listings/listings-state.ts';
import type { Listing, Verification } from '../../world/listings/listing.ts';
import { type GoogleContext, type GoogleEnv, granted, requireListing } from '../google-context.ts';
import { failedPrecondition, invalidArgument, notFound } from '../google-error.ts';
import { readJson } from '../read-json.ts';
import { readPageSize, takeSlice } from '../paging.ts';
import { startVerification, verificationOptions, VerifyBody } from './start-verification.ts';

const service = 'mybusinessverifications.googleapis.com';
const mostWrongPins = 5;

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
      const { items, ...next } = takeSlice(verifications, size, c.req.query('pageToken'));
      return c.json({
        ...(items.length === 0 ? {} : { verifications: items.map((one) => verificationResource(id, one)) }),
        ...next,
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

/** VoiceOfMerchantState: whether the merchant has control of the listing, and what is missing otherwise. */
function voiceOfMerchant({ standing, verifications }: Listing): object {
  switch (standing) {
    case 'live':
      return { hasVoiceOfMerchant: true, hasBusinessAuthority: true };
    case 'waiting':
      return { hasBusinessAuthority: true, waitForVoiceOfMerchant: {} };
    case 'suspended':
      return {
        hasBusinessAuthority: true,
        complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_SUSPENDED' },
      };
    case 'disabled':
      return {
        hasBusinessAuthority: true,
        complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_DISABLED' },
      };
    case 'ownership_conflict':
      return { resolveOwnershipConflict: {} };
    case 'unverified': {
      const isPending = verifications.some(({ state }) => state === 'PENDING');
      return { verify: isPending ? { hasPendingVerification: true } : {} };
    }
  }
}

function verificationResource(locationId: string, verification: Verification): object {
  return {
    name: `locations/${locationId}/verifications/${verification.id}`,
    method: verification.method,
    state: verification.state,
    createTime: new Date(verification.createTime).toISOString(),
  };
}
