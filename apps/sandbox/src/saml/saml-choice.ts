import * as z from 'zod';
import type { Apply } from '../world/world-event.ts';

/** The faults of a response that can be scripted. */
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
  'not_asked_again',
] as const;

export type SamlFault = (typeof samlFaults)[number];

export interface SamlPerson {
  email: string;
  name: string;
  groups: readonly string[];
  /** Whose login page they come from. */
  team: 'kawiarnia-lipa' | 'palarnia-sowa';
}

/** The directory of the identity provider. Olga has a Pinfold account already; the others are made by a first login. */
export const samlPeople: readonly SamlPerson[] = [
  { team: 'kawiarnia-lipa', email: 'anna.sso@lipa.test', name: 'Anna Lipska', groups: ['Krakow-managers'] },
  {
    team: 'kawiarnia-lipa',
    email: 'piotr.sso@lipa.test',
    name: 'Piotr Wierzba',
    groups: ['Warszawa-managers'],
  },
  { team: 'palarnia-sowa', email: 'other@rival.pinfold.test', name: 'Olga Sowa', groups: [] },
];

/** Whom to log in as, and what goes wrong. */
export const SamlChoice = z
  .object({
    email: z
      .email()
      .max(254)
      .toLowerCase()
      .default(samlPeople[0]?.email ?? ''),
    name: z.string().trim().max(120).optional(),
    groups: z.array(z.string().trim().min(1).max(200)).max(50).optional(),
    fault: z.enum(samlFaults).default('none'),
  })
  .strict();

export type SamlChoice = z.infer<typeof SamlChoice>;

export type SamlEvent = { kind: 'saml_choice_set'; choice: SamlChoice | null };

/** Who logs in next. */
export const applySamlEvents: Apply<SamlEvent> = {
  saml_choice_set: (state, { choice }) => void (state.samlChoice = choice ?? undefined),
};
