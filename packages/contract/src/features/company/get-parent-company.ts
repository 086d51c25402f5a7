import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';

export const getParentCompany = defineEndpoint({
  id: 'getParentCompany',
  method: 'get',
  path: '/companies/parent/',
  summary: 'The company that this one belongs to, or null',
  access: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  response: z.object({
    parent: z.object({ id: Id, name: z.string() }).meta({ id: 'ParentCompany' }).nullable(),
  }),
});
