/** What can be wrong with an answer of the identity provider. */
export const samlFaults = [
  'none',
  'denied',
  'replay',
  'no_email',
  'unknown_user',
  'bad_signature',
  'expired',
  'wrong_audience',
  'unreadable',
  'unknown_group',
  'several_groups',
] as const;

export type SamlFault = (typeof samlFaults)[number];
