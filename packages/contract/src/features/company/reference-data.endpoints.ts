import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';

const access = { for: 'user', demo: 'allowed', viewAs: 'allowed' } as const;

export const listCompanyCategories = defineEndpoint({
  id: 'listCompanyCategories',
  method: 'get',
  path: '/companies/categories/',
  summary: 'Lines of business that a company can name, in the language of the request',
  access,
  query: pageQuery(50).extend({ name: z.string().max(200).optional() }),
  response: page(z.object({ id: Id, name: z.string() }).meta({ id: 'CompanyCategory' })),
});

export const listCountries = defineEndpoint({
  id: 'listCountries',
  method: 'get',
  path: '/countries/',
  summary: 'Countries by name, in the language of the request',
  access,
  response: z.object({
    results: z.array(z.object({ code: z.string(), name: z.string() }).meta({ id: 'Country' })),
  }),
});

export const listTimezones = defineEndpoint({
  id: 'listTimezones',
  method: 'get',
  path: '/timezones/',
  summary: 'IANA time zones with their offset now, from west to east',
  access,
  response: z.object({
    results: z.array(
      z
        .object({ name: z.string(), offset_minutes: z.number().int().describe('East of UTC.') })
        .meta({ id: 'Timezone' }),
    ),
  }),
});

export const autocompletePlaces = defineEndpoint({
  id: 'autocompletePlaces',
  method: 'get',
  path: '/places/autocomplete/',
  summary: 'Towns whose name begins like this, in the language of the request',
  access,
  query: z.object({ q: line().min(1).max(200) }),
  response: z.object({
    results: z.array(
      z
        .object({ place_id: z.string(), name: z.string(), description: z.string() })
        .meta({ id: 'PlaceSuggestion' }),
    ),
  }),
  problems: ['provider_unavailable', 'too_many_attempts'],
});

export const RegisteredCompany = z
  .object({
    tax_number: z.string(),
    name: z.string(),
    street: z.string(),
    house_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .meta({ id: 'RegisteredCompany' });
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

export const lookUpCompany = defineEndpoint({
  id: 'lookUpCompany',
  method: 'get',
  path: '/company-registry/',
  summary: 'A company by its Polish tax number, out of the VAT register',
  access: { for: 'user', demo: 'allowed' },
  query: z.object({ tax_number: z.string().max(30) }),
  response: RegisteredCompany,
  problems: ['tax_number_invalid', 'company_not_found', 'registry_unavailable', 'too_many_attempts'],
});
