import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { line, nameLine } from '../../line.ts';
import { CompanySubscription } from '../billing/company-subscription.ts';
import { consentKinds, shortcutModes } from './account.ts';

export const User = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    language: z.enum(languages),
    is_demo: z.boolean(),
    phone_number: z.string(),
    keyboard_shortcuts: z.enum(shortcutModes),
    has_password: z.boolean().describe('False when only an identity provider opens the account.'),
    created_at: Timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The user with what depends on the company of the Company-Id header (product spec, section 3). */
export const UserDetails = User.extend({
  company_subscription: CompanySubscription.nullable().describe(
    'Of the company in Company-Id; null without one, and while the second factor that it asks for is missing.',
  ),
  hmac: z
    .string()
    .nullable()
    .describe(
      "Proves to a support chat who writes: HMAC-SHA256 of `email` with the chat's secret, in hexadecimal. Null where no secret is set, for whoever looks through a member's eyes, and in a session that the identity provider of a company has opened.",
    ),
}).meta({ id: 'UserDetails' });
export type UserDetails = z.infer<typeof UserDetails>;

export const getUser = defineEndpoint({
  id: 'getUser',
  method: 'get',
  path: '/user/',
  summary: 'The user who is logged in, and the plan of the company that they are in',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
  response: UserDetails,
});

export const UserChange = z
  .object({
    language: z.enum(languages),
    name: nameLine().min(1).max(120),
    phone_number: line().max(30),
    keyboard_shortcuts: z.enum(shortcutModes),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
  .meta({ id: 'UserChange' });

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'patch',
  path: '/user/',
  summary:
    'Change the name, the phone number, the language or the keyboard shortcuts of the user who is logged in',
  access: { for: 'user', demo: 'blocked' },
  body: UserChange,
  response: User,
});

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

const ConsentChange = z
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

/** A place where the user is logged in. */
export const Device = z
  .object({
    id: Id,
    user_agent: z.string(),
    browser: z.string().nullable().describe('What people call it; null where it is not known.'),
    system: z.string().nullable(),
    created_at: Timestamp,
    last_used_at: Timestamp.describe('To within five minutes.'),
    is_current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof Device>;

export const listDevices = defineEndpoint({
  id: 'listDevices',
  method: 'get',
  path: '/user/sessions/',
  summary: 'Where the user is logged in, the most recent first',
  access: { for: 'user', demo: 'allowed' },
  response: z.object({ results: z.array(Device) }),
});

export const endDevice = defineEndpoint({
  id: 'endDevice',
  method: 'delete',
  path: '/user/sessions/{id}/',
  summary: 'Log out one device',
  access: { for: 'user', demo: 'blocked' },
  params: IdParam,
  problems: ['not_found'],
});

export const logoutEverywhere = defineEndpoint({
  id: 'logoutEverywhere',
  method: 'post',
  path: '/logout/everywhere/',
  summary: 'End every session of the user, this one too',
  access: { for: 'user', demo: 'blocked' },
});
