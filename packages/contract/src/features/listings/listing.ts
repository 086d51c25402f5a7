import * as z from 'zod';
import { Id, Timestamp } from '../../id.ts';
import { LocationItem } from './location-summary.ts';
import { listingShape } from './listing-schema.ts';
import { ListingProblem, ListingUpdate } from './updates/listing-update.ts';

/** Everything about one location: its row, all that its listing says, and where its last update stands. */
export const Listing = LocationItem.extend({
  ...listingShape,
  version: z.number().int().describe('Grows with every change; an edit names the one that it was made from.'),
  google_account_id: Id.nullable(),
  place_id: z.string(),
  new_review_url: z.string().describe('Where customers write a review; empty when unknown.'),
  maps_url: z.string().describe('The profile on the map; empty when unknown.'),
  creation_in_progress: z.boolean().describe('It is being added to the map: nothing can be changed yet.'),
  creation_problems: z
    .array(ListingProblem)
    .describe('Why it could not be added to the map; none for one that is there or on its way.'),
  last_update: ListingUpdate.nullable(),
  sent_at: Timestamp.nullable().describe('When the provider last took an edit.'),
}).meta({ id: 'Listing' });
export type Listing = z.infer<typeof Listing>;
