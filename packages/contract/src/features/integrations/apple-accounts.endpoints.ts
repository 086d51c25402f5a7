import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { isCountryCode } from '../company/company-profile.ts';
import { appleBrandNameMaxLength, appleBrandStates } from './apple-brand.ts';
import { directoryAccountProblems, directoryAccountStatuses } from './directory.ts';

const reads = {
  permission: 'manage_company_data',
  module: 'company',
  needsPlan: true,
  demo: 'allowed',
} as const;

/** A grant outlives any token that is made to be embedded. */
const writes = { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true } as const;

const count = z.int();

export const AppleBrand = z
  .object({
    country: z.string().describe('ISO 3166-1 alpha-2, in capitals.'),
    name: z.string().describe('What the brand is called there; empty before it has a name.'),
    state: z.enum(appleBrandStates).nullable().describe('Null before the brand has a name in this country.'),
    problems: z.array(z.string()).describe('In the words of Apple.'),
    facilities_count: count.describe('Locations of the company in this country.'),
  })
  .meta({ id: 'AppleBrand' });
export type AppleBrand = z.infer<typeof AppleBrand>;

export const AppleAccount = z
  .object({
    id: Id,
    name: z.string().describe('The organisation at Apple.'),
    organization_id: z.string(),
    status: z.enum(directoryAccountStatuses).describe('complete: locations have been sent to it.'),
    problem: z.enum(directoryAccountProblems).nullable().describe('Why it is to be connected again.'),
    connected_at: Timestamp.nullable(),
    brands: z.array(AppleBrand).describe('By country: those with locations, and those with a brand.'),
    published: count.describe('Locations that Apple shows.'),
    waiting: count.describe('Locations that are on their way, or in the review of Apple.'),
    waiting_for_brand: count.describe('Locations whose brand Apple does not show yet.'),
    conflicts: count.describe('Locations that were changed at Apple and here: a person has to choose.'),
    refused: count.describe('Locations that Apple does not take, or that did not reach it.'),
    removed: count.describe('Locations that were taken out of Apple and can be restored.'),
  })
  .meta({ id: 'AppleAccount' });
export type AppleAccount = z.infer<typeof AppleAccount>;

export const listAppleAccounts = defineEndpoint({
  id: 'listAppleAccounts',
  method: 'get',
  path: '/apple-accounts/',
  summary: 'The organisations at Apple that the company is connected to, with their brands',
  access: reads,
  response: z
    .object({
      is_configured: z.boolean().describe('Whether this installation is a partner of Apple.'),
      results: z.array(AppleAccount).describe('By name.'),
    })
    .meta({ id: 'AppleAccounts' }),
  problems: ['feature_disabled'],
});

export const authorizeApple = defineEndpoint({
  id: 'authorizeApple',
  method: 'get',
  path: '/apple-accounts/authorization/',
  summary: "The address of Apple's consent page, to which the browser goes to connect an organisation",
  access: writes,
  response: z.object({ url: z.url() }).meta({ id: 'AppleAuthorization' }),
  problems: ['feature_disabled', 'provider_not_configured'],
});

export const connectApple = defineEndpoint({
  id: 'connectApple',
  method: 'post',
  path: '/apple-accounts/',
  summary: 'Connect the organisation that a person chose at Apple; what was sent to it before is kept',
  access: writes,
  body: z
    .object({
      code: z.string().min(1).max(2000).describe('As Apple sent it back; good once, for five minutes.'),
      state: z.string().min(1).max(2000).describe('As Apple sent it back; good once, for ten minutes.'),
    })
    .meta({ id: 'AppleConsent' }),
  response: AppleAccount,
  status: 201,
  problems: [
    'feature_disabled',
    'apple_authorization_invalid',
    'apple_no_organization',
    'provider_not_configured',
    'provider_unavailable',
  ],
});

export const disconnectApple = defineEndpoint({
  id: 'disconnectApple',
  method: 'delete',
  path: '/apple-accounts/{id}/',
  summary: 'Disconnect an organisation; what Apple shows of it stays as it is',
  access: writes,
  params: IdParam,
  problems: ['feature_disabled', 'not_found'],
});

export const listAppleBrands = defineEndpoint({
  id: 'listAppleBrands',
  method: 'get',
  path: '/apple-accounts/{id}/brands/',
  summary: 'What the brand is called in each country with locations, and how far Apple is with it',
  access: reads,
  params: IdParam,
  response: z.object({ results: z.array(AppleBrand).describe('By country.') }).meta({ id: 'AppleBrands' }),
  problems: ['feature_disabled', 'not_found'],
});

export const nameAppleBrand = defineEndpoint({
  id: 'nameAppleBrand',
  method: 'put',
  path: '/apple-accounts/{id}/brands/',
  summary: 'Say what the brand is called in a country: Apple reviews it, for days perhaps',
  access: writes,
  params: IdParam,
  body: z
    .object({
      country: z.string().refine(isCountryCode, 'no country'),
      name: z.string().trim().min(1).max(appleBrandNameMaxLength),
    })
    .meta({ id: 'AppleBrandName' }),
  response: AppleBrand,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});
