import * as z from 'zod';
import { Timestamp } from '../../../id.ts';
import { VerificationStatusSchema } from '../location-summary.ts';
import { verificationAttemptStates, verificationMethods } from './verification-methods.ts';

/** A way that is open to this location, with where the code would go. */
export const VerificationOption = z
  .object({
    method: z.enum(verificationMethods),
    phone_number: z.string().nullable().describe('Of a call or a text message.'),
    email_user: z
      .string()
      .nullable()
      .describe('What stands before the @; a suggestion where it can be changed.'),
    email_domain: z.string().nullable(),
    is_email_user_editable: z.boolean(),
    address: z.string().nullable().describe('Of a letter.'),
    expected_days: z.number().int().nullable().describe('How long a letter takes.'),
  })
  .meta({ id: 'VerificationOption' });
export type VerificationOption = z.infer<typeof VerificationOption>;

export const VerificationAttempt = z
  .object({
    method: z.enum(verificationMethods),
    state: z.enum(verificationAttemptStates),
    created_at: Timestamp,
  })
  .meta({ id: 'VerificationAttempt' });
export type VerificationAttempt = z.infer<typeof VerificationAttempt>;

/** Where the verification of a location stands. */
export const Verification = z
  .object({
    status: VerificationStatusSchema,
    options: z.array(VerificationOption).describe('None where there is nothing to verify.'),
    attempts: z
      .array(VerificationAttempt)
      .describe('Newest first. A code can be entered while the newest is pending.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof Verification>;
