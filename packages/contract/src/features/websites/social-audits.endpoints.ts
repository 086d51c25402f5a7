import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam } from '../../id.ts';
import { qualityBands } from '../listings/quality/quality-band.ts';
import { socialAuditBases, socialChecks } from './social-audit.ts';

const score = z.number().min(0).max(100);

/** The audit of the profiles in one network. */
export const SocialAuditSchema = z
  .object({
    network: z.string().describe('The attribute of listings that names the profile, such as `url_facebook`.'),
    name: z.string(),
    basis: z
      .enum(socialAuditBases)
      .describe('`declared`: what listings say. `connected`: what the network says of a connected page.'),
    score: score.describe('Of what can be known.'),
    band: z.enum(qualityBands),
    checks: z.array(
      z.object({
        check: z.enum(socialChecks),
        share: z.number().min(0).max(1).nullable().describe('Null where it cannot be known.'),
        failing_count: z.int().describe('Locations that do not pass.'),
        failing: z.array(Id).describe('The first hundred of them.'),
      }),
    ),
    links: z
      .array(z.object({ url: z.string(), locations: z.int() }))
      .describe('What the listings name, the link of the most locations first; ten at most.'),
  })
  .meta({ id: 'SocialAudit' });

export const getSocialAudits = defineEndpoint({
  id: 'getSocialAudits',
  method: 'get',
  path: '/companies/{id}/social-audits/',
  summary: 'How good the profiles in social networks are, by the locations that the member may see',
  access: { permission: 'view_facilities_data', module: 'business_addresses', demo: 'allowed' },
  params: IdParam,
  response: z
    .object({
      score: score.nullable().describe('The mean of the audits; null where no listing names a profile.'),
      band: z.enum(qualityBands).nullable(),
      audits: z.array(SocialAuditSchema),
    })
    .meta({ id: 'SocialAudits' }),
  problems: ['not_found'],
});
