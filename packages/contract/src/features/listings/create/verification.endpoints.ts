import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { VerificationStatusSchema } from '../locations.endpoints.ts';

/** How the provider makes sure that a location is its owner's. */
export const verificationMethods = [
  'address',
  'email',
  'phone_call',
  'sms',
  'auto',
  'vetted_partner',
] as const;

export type VerificationMethod = (typeof verificationMethods)[number];

const verificationAttemptStates = ['pending', 'completed', 'failed'] as const;

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

const reads = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' } as const;

const writes = { ...reads, plan: 'manage_location_data', fullAccess: true, demo: 'blocked' } as const;

export const getVerification = defineEndpoint({
  id: 'getVerification',
  method: 'get',
  path: '/facilities/{id}/verification/',
  summary: 'Where the verification of a location stands, and how it can be verified',
  access: reads,
  params: IdParam,
  response: Verification,
  problems: ['not_profile_owner', 'not_found', 'google_account_missing', 'provider_unavailable'],
});

export const startVerification = defineEndpoint({
  id: 'startVerification',
  method: 'post',
  path: '/facilities/{id}/verification/',
  summary: 'Have a code sent, or be verified at once where none is needed; takes the place of one that waits',
  access: writes,
  params: IdParam,
  body: z
    .object({
      method: z.enum(verificationMethods),
      email_address: line().max(320).optional().describe('With email: at the domain of the option.'),
      mailer_contact: z
        .string()
        .max(200)
        .optional()
        .describe('With address: whose name stands on the letter.'),
      phone_number: z
        .string()
        .max(100)
        .optional()
        .describe('With a call or a text; that of the option by default.'),
    })
    .meta({ id: 'VerificationStart' }),
  response: Verification,
  status: 202,
  problems: [
    'not_profile_owner',
    'not_found',
    'google_account_missing',
    'verification_not_possible',
    'verification_details_wrong',
    'provider_unavailable',
  ],
});

export const completeVerification = defineEndpoint({
  id: 'completeVerification',
  method: 'post',
  path: '/facilities/{id}/verification/complete/',
  summary: 'Enter the code; afterwards the provider takes up to three days',
  access: writes,
  params: IdParam,
  body: z.object({ pin: line().min(1).max(20) }).meta({ id: 'VerificationPin' }),
  response: Verification,
  problems: [
    'not_profile_owner',
    'not_found',
    'google_account_missing',
    'verification_not_pending',
    'verification_pin_wrong',
    'provider_unavailable',
  ],
});
