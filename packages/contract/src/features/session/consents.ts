import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';

/** What a user can agree to. `terms` and `privacy` cannot be taken back while the account exists. */
export const consentKinds = [
  'terms',
  'privacy',
  'marketing_email',
  'marketing_phone',
  'product_news',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const Consent = z
  .object({
    kind: z.enum(consentKinds),
    is_given: z.boolean(),
    is_required: z.boolean(),
    changed_at: Timestamp.nullable(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof Consent>;

const Consents = z.object({ results: z.array(Consent) });

export const listConsents = defineEndpoint({
  id: 'listConsents',
  method: 'get',
  path: '/user/consents/',
  summary: 'What the user has agreed to, and when',
  access: { for: 'user', demo: 'allowed' },
  response: Consents,
});

export const ConsentChange = z
  .object({ kind: z.enum(consentKinds), is_given: z.boolean() })
  .meta({ id: 'ConsentChange' });

export const changeConsent = defineEndpoint({
  id: 'changeConsent',
  method: 'patch',
  path: '/user/consents/',
  summary: 'Give or take back one consent; every change is kept with its moment',
  access: { for: 'user', demo: 'blocked' },
  body: ConsentChange,
  response: Consents,
  problems: ['consent_required'],
});
