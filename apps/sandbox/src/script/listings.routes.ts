import { Hono } from 'hono';
import * as z from 'zod';
import { type Listing, shownContent, type Standing, standings } from '../world/listings/listing.ts';
import { AttributeValues, type ListingChanges, ListingFields } from '../world/listings/listing-fields.ts';
import { findListing } from '../world/listings/listings-state.ts';
import { playSuggestions, readyChanges, suggestChange } from '../world/listings/suggestions.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { locationsOf } from '../world/world-source.ts';
import { readBody, ScriptError } from './script-call.ts';

const Suggestion = z
  .object({
    source: z.enum(['google', 'visitor', 'manager']).default('visitor'),
    /** A prepared change for the listing; without it, `fields` has the values. */
    change: z.enum(readyChanges).optional(),
    fields: ListingFields.extend({ attributes: z.array(AttributeValues).optional() }).optional(),
    /** Fields that are taken away. */
    cleared: z.array(z.string()).default([]),
  })
  .strict();

const ManySuggestions = z
  .object({
    seed: z.int(),
    count: z.int().min(1).max(100_000),
    days: z.number().positive().max(365).default(7),
    /** Default the first one. */
    account: z.string().optional(),
  })
  .strict();

const StandingBody = z
  .object({
    state: z.enum(standings).optional(),
    /** The location that this one doubles; null takes it back. */
    duplicate_of: z.string().nullable().optional(),
    /** What Google shows from now on, as if it had learnt so. */
    open_status: z.enum(['OPEN', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY']).optional(),
    /** Whether a verified location may publish posts. */
    can_post: z.boolean().optional(),
  })
  .strict();

/** What happens to listings without the merchant: others change them, Google suspends them. */
export function listingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/listings', (c) => c.json({ listings: summarizeListings(world, c.req.query()) }))
    .get('/listings/:location', (c) => c.json(described(requireListing(world, c.req.param('location')))))
    .post('/listings/:location/suggestions', async (c) => {
      const listing = requireListing(world, c.req.param('location'));
      const { source, change, fields, cleared } = await readBody(c, Suggestion);
      const made = change ? suggestChange(listing, change, world.state.lastNumber) : {};
      const taken = Object.fromEntries(cleared.map((field) => [field, null]));
      const changes: ListingChanges = { ...made, ...fields, ...taken };
      if (Object.keys(changes).length === 0) throw new ScriptError(400, 'Give a change, or fields.');
      world.commit({ kind: 'listing_suggested', locationId: listing.id, source, changes });
      return c.json(described(requireListing(world, listing.id)), 201);
    })
    .post('/suggestions', async (c) => {
      const { account, ...wanted } = await readBody(c, ManySuggestions);
      const { accounts } = world.state.source;
      const owner = account === undefined ? accounts[0] : accounts.find(({ id }) => id === account);
      if (!owner) throw new ScriptError(404, `There is no account "${account}".`);
      const played = playSuggestions(world, { ...wanted, accountId: owner.id });
      const suggestions = played.map(({ at, locationId, source, changes }) => {
        const fields = Object.keys(changes);
        return { at: new Date(at).toISOString(), location: locationId, source, fields };
      });
      return c.json({ suggestions }, 201);
    })
    .put('/listings/:location/state', async (c) => {
      const listing = requireListing(world, c.req.param('location'));
      const {
        state,
        duplicate_of,
        open_status: status,
        can_post: isAllowed,
      } = await readBody(c, StandingBody);
      const double = duplicate_of?.replace(/^locations\//, '');
      if (double !== undefined) requireListing(world, double);
      world.commit({
        kind: 'standing_set',
        locationId: listing.id,
        standing: state ?? listing.standing,
        ...(duplicate_of === undefined
          ? {}
          : { duplicateOf: double === undefined ? null : `locations/${double}` }),
      });
      if (isAllowed !== undefined)
        world.commit({ kind: 'local_posting_set', locationId: listing.id, isAllowed });
      if (status !== undefined) {
        const openInfo = { ...shownContent(listing).openInfo, status };
        const about = { locationId: listing.id, source: 'google' } as const;
        world.commit({ kind: 'listing_suggested', ...about, changes: { openInfo } });
      }
      return c.json(described(requireListing(world, listing.id)));
    });
}

function requireListing(world: LiveWorld, locationId: string): Listing {
  const listing = findListing(world.state, locationId);
  if (!listing) throw new ScriptError(404, `There is no location "${locationId}".`);
  return listing;
}

function described(listing: Listing): object {
  const { id, accountId, placeId, standing, content, updates, edits, duplicateOf, verifications } = listing;
  return {
    location: id,
    account: accountId,
    place_id: placeId,
    state: standing,
    duplicate_of: duplicateOf ?? null,
    merchant: content,
    shown: shownContent(listing),
    updates: updates.map((update) => ({ ...update, at: new Date(update.at).toISOString() })),
    edits: edits.map(({ id: edit, fields, madeAt, decision, isHeld = false }) => ({
      edit,
      fields,
      made_at: new Date(madeAt).toISOString(),
      verdict: decision?.verdict ?? null,
      held_for_verification: isHeld,
    })),
    verifications,
  };
}

const longestSummary = 200;

interface Question {
  account?: string;
  q?: string;
  /** `edits` or `updates`: only listings that have some. */
  with?: string;
}

export interface ListingSummary {
  location: string;
  account: string;
  title: string;
  store_code: string;
  town: string;
  state: Standing;
  edits: string[];
  updates: string[];
}

/** Returns the first listings that match; untouched ones are matched by title, store code and city. */
export function summarizeListings({ state }: LiveWorld, question: Question): ListingSummary[] {
  const wanted = (question.q ?? '').toLocaleLowerCase('pl');
  const found = new Map<string, ListingSummary>();
  for (const { id: account } of state.source.accounts) {
    if (question.account !== undefined && question.account !== account) continue;
    for (const head of locationsOf(state.source, account)) {
      if (found.size >= longestSummary) return [...found.values()];
      const text = `${head.title} ${head.storeCode} ${head.address.locality} ${head.id}`;
      if (!text.toLocaleLowerCase('pl').includes(wanted)) continue;
      const listing = findListing(state, head.id);
      if (!listing) continue;
      const summary: ListingSummary = {
        location: head.id,
        account: listing.accountId,
        title: head.title,
        store_code: head.storeCode,
        town: head.address.locality,
        state: listing.standing,
        edits: listing.edits.flatMap(({ fields }) => fields),
        updates: listing.updates.map(({ field }) => field),
      };
      if (question.with === 'edits' && summary.edits.length === 0) continue;
      if (question.with === 'updates' && summary.updates.length === 0) continue;
      found.set(head.id, summary);
    }
  }
  return [...found.values()];
}
