import * as z from 'zod';
import { Id, Timestamp } from '../../id.ts';
import { listingShape } from '../listings/listing-schema.ts';
import { LocationSummary, ProfileStatusSchema } from '../listings/location-summary.ts';
import { ListingProblem } from '../listings/updates/listing-update.ts';
import { changeFields } from './change-fields.ts';
import { changeReasons, decisionSteps } from './change-enums.ts';

export const ChangeStatusSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('Pending 1, accepted 2, rejected 3, deleted due to GMB 4, deleted due to Pinfold 5.');

export const ChangeSourceSchema = z
  .union([z.literal(1), z.literal(2)])
  .describe('Google and visitors of its maps 1, another manager of the profile 2.');

export const ChangeFieldSchema = z.enum(changeFields).meta({ id: 'ChangeField' });

/** What a field says, as fields of a listing: `latitude` and `longitude` for coordinates. */
export const ChangeValues = z
  .strictObject({ ...listingShape, location_state: ProfileStatusSchema.nullable() })
  .partial()
  .meta({ id: 'ChangeValues' });
export type ChangeValues = z.infer<typeof ChangeValues>;

/** One field of one location that somebody else changed. */
export const ExternalChange = z
  .object({
    id: Id,
    facility: LocationSummary,
    field: ChangeFieldSchema,
    source: ChangeSourceSchema,
    type: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .describe('Addition 1, removal 2, change 3, seen from what we say.'),
    status: ChangeStatusSchema,
    decision: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('Idle 0, accept 1, reject 2; the status follows when the provider has taken it.'),
    step: z.enum(decisionSteps).describe('How far the decision is on its way to the provider.'),
    is_informational: z.boolean().describe('Told only: it can be noted (accepted), not rejected.'),
    is_protected: z.boolean().describe('By the settings that apply to the location now.'),
    is_escalated: z
      .boolean()
      .describe('Protection stopped rejecting this field here, since others keep changing it back.'),
    ours: ChangeValues,
    live: ChangeValues.describe('What customers saw when it was found.'),
    proposed: ChangeValues,
    identical_key: z.string().describe('Equal for changes that propose the same for the same field.'),
    reason: z
      .object({ code: z.enum(changeReasons), message: z.string() })
      .nullable()
      .describe('Why the provider shows something else; null where it does not say.'),
    user: z.string().nullable().describe('Who changed it; null where the provider does not say.'),
    detected_at: Timestamp,
    decided_at: Timestamp.nullable(),
    decided_by: z.string().nullable().describe('Null for a rule, or somebody who has left.'),
    decided_by_rule: z.boolean(),
    send_at: Timestamp.nullable().describe('Until then a decision can be undone.'),
    finished_at: Timestamp.nullable(),
    problems: z.array(ListingProblem).describe('What the provider had against the decision.'),
  })
  .meta({ id: 'ExternalChange' });
export type ExternalChange = z.infer<typeof ExternalChange>;
