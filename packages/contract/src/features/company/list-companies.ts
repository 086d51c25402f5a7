import { defineEndpoint } from '../../endpoint.ts';
import { page, pageQuery } from '../../pagination.ts';
import { Company } from './company.ts';
import * as z from 'zod';

export const listCompanies = defineEndpoint({
  id: 'listCompanies',
  method: 'get',
  path: '/companies/',
  summary: 'The companies that the user belongs to, by name',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
  query: pageQuery(100).extend({ name: z.string().max(200).optional() }),
  response: page(Company),
});
