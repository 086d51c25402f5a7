import * as z from 'zod';
import { emailLine, line } from '../../line.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { Company } from './company.ts';
import { isCountryCode } from './country-codes.ts';
import { profileMaxLengths } from './profile-lengths.ts';

const writes = {
  permission: 'manage_company_data',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

/** Fields of a company's profile; all but the name may be empty. */
const fields = {
  name: line().min(1).max(profileMaxLengths.name),
  tax_number: line().max(profileMaxLengths.tax_number).describe('A Polish one has to be valid.'),
  street: line().max(profileMaxLengths.street),
  house_number: line().max(profileMaxLengths.house_number),
  postal_code: line().max(profileMaxLengths.postal_code),
  city: line().max(profileMaxLengths.city),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .refine(isCountryCode, 'no country')
    .describe('ISO 3166-1 alpha-2.'),
  phone_number: line().max(profileMaxLengths.phone_number),
  email: z.union([z.literal(''), emailLine().max(profileMaxLengths.email)]),
  category_id: Id.nullable(),
  timezone: z.string().max(60).describe('IANA name; dates are shown in it.'),
};

export const CompanyProfile = z
  .object({ id: Id, ...fields, category_name: z.string().nullable(), wizard_completed: z.boolean() })
  .meta({ id: 'CompanyProfile' });
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const getCompanyProfile = defineEndpoint({
  id: 'getCompanyProfile',
  method: 'get',
  path: '/companies/current/profile/',
  summary: "The company's own data",
  access: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  response: CompanyProfile,
});

export const CompanyChange = z
  .object({ ...fields, wizard_completed: z.literal(true) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
  .meta({ id: 'CompanyChange' });
export type CompanyChange = z.infer<typeof CompanyChange>;

export const updateCompany = defineEndpoint({
  id: 'updateCompany',
  method: 'patch',
  path: '/companies/current/',
  summary: "Change the company's data, its time zone, or finish its setup",
  access: writes,
  body: CompanyChange,
  response: CompanyProfile,
  problems: ['tax_number_invalid', 'timezone_unknown', 'category_unknown'],
});

export const replaceCompany = defineEndpoint({
  id: 'replaceCompany',
  method: 'put',
  path: '/companies/current/',
  summary: "Replace the company's data",
  access: writes,
  body: z.object(fields).meta({ id: 'CompanyData' }),
  response: CompanyProfile,
  problems: ['tax_number_invalid', 'timezone_unknown', 'category_unknown'],
});

export const NewCompany = z
  .object({ ...fields, timezone: fields.timezone.default('Europe/Warsaw') })
  .partial()
  .required({ name: true })
  .meta({ id: 'NewCompany' });

export const createCompany = defineEndpoint({
  id: 'createCompany',
  method: 'post',
  path: '/companies/',
  summary: 'Add a company: the first of a new user, or another one of a master owner who may',
  access: { for: 'user', demo: 'blocked' },
  body: NewCompany,
  response: Company,
  status: 201,
  problems: [
    'cannot_add_companies',
    'too_many_trials',
    'tax_number_invalid',
    'timezone_unknown',
    'category_unknown',
  ],
});
