import * as z from 'zod';
import { samlFaults } from './saml-faults.ts';
import { samlPeople } from './saml-people.ts';

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
