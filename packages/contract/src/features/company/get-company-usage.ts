import * as z from 'zod';
import { planLimits } from '../../access/plan-limits.ts';
import { defineEndpoint } from '../../endpoint.ts';

export const CompanyUsage = z
  .object({
    limits: z.array(
      z.object({
        limit: z.enum(planLimits),
        used: z.number().int(),
        max: z.number().int().nullable().describe('Null when the plan does not limit it.'),
      }),
    ),
  })
  .meta({ id: 'CompanyUsage' });
export type CompanyUsage = z.infer<typeof CompanyUsage>;

export const getCompanyUsage = defineEndpoint({
  id: 'getCompanyUsage',
  method: 'get',
  path: '/companies/current/usage/',
  summary: "How much of the plan's limits is used",
  access: { permission: 'view_company_data', demo: 'allowed' },
  response: CompanyUsage,
});
