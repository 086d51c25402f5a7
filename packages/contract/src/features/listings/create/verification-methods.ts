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

export const verificationAttemptStates = ['pending', 'completed', 'failed'] as const;
