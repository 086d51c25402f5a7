import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

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
