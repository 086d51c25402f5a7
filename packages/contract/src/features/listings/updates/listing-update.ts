import * as z from 'zod';
import { Id, Timestamp } from '../../../id.ts';
import { ListingChanges, ListingFieldSchema } from '../listing-schema.ts';
import { updateStatuses } from './update-statuses.ts';

/** Why a field, or the listing as a whole, was not taken. */
export const ListingProblem = z
  .object({
    field: ListingFieldSchema.nullable().describe('Null when it is about the listing as a whole.'),
    code: z.string().describe("One of our fault codes, or the provider's own reason in lower case."),
    message: z.string().describe("Written for people, in the request's language."),
  })
  .meta({ id: 'ListingProblem' });
export type ListingProblem = z.infer<typeof ListingProblem>;

/** One edit of a listing, and what the provider made of it. */
export const ListingUpdate = z
  .object({
    id: Id,
    status: z.enum(updateStatuses),
    fields: z.array(ListingFieldSchema),
    before: ListingChanges.describe('What the fields said until then.'),
    after: ListingChanges.describe('What was asked for.'),
    problems: z.array(ListingProblem),
    author: z.string().nullable().describe('Null for a rule, or somebody who has left.'),
    bulk_edit_id: Id.nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'ListingUpdate' });
export type ListingUpdate = z.infer<typeof ListingUpdate>;
