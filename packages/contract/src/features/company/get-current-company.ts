import { defineEndpoint } from '../../endpoint.ts';
import { CurrentCompany } from './company.ts';

export const getCurrentCompany = defineEndpoint({
  id: 'getCurrentCompany',
  method: 'get',
  path: '/companies/current/',
  summary: 'The company of the Company-Id header, with plan, permissions and flags',
  access: { demo: 'allowed' },
  response: CurrentCompany,
});
