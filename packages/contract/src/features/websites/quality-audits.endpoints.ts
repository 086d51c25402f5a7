import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { qualityBands } from '../listings/quality/quality-band.ts';
import { auditCategories, auditProblems } from './quality-audit.ts';

const points = z.int().min(0).max(100).nullable();

const AuditCategorySchema = z.enum(auditCategories).meta({ id: 'AuditCategory' });

/** Figures of how fast the page is, as a telephone of the middle class sees it. */
const AuditMetrics = z
  .object({
    largest_contentful_paint_ms: z.number().nullable(),
    cumulative_layout_shift: z.number().nullable(),
    total_blocking_time_ms: z.number().nullable(),
    first_contentful_paint_ms: z.number().nullable(),
    speed_index_ms: z.number().nullable(),
  })
  .meta({ id: 'AuditMetrics' });

/** An audit of a website, as lists and charts show it. */
export const QualityAudit = z
  .object({
    id: Id,
    status: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .describe('Pending 1, in progress 2, done 3, failed 4.'),
    is_requested: z.boolean().describe('A member asked for it; otherwise it was due.'),
    created_at: Timestamp,
    due_at: Timestamp.nullable().describe('While it waits: when it is tried, or tried again.'),
    measured_at: Timestamp.nullable(),
    score: z.number().min(0).max(100).nullable().describe('The mean of the categories that were measured.'),
    band: z.enum(qualityBands).nullable(),
    scores: z
      .object({ performance: points, accessibility: points, best_practices: points, seo: points })
      .meta({ id: 'AuditScores', description: 'Null for a category that could not be measured.' }),
    metrics: AuditMetrics.nullable(),
    engine_version: z
      .string()
      .nullable()
      .describe('Of Lighthouse; a new one can move scores of an unchanged page.'),
    problem: z
      .object({ code: z.enum(auditProblems), detail: z.string() })
      .nullable()
      .describe('Why it has failed; the detail is in the language of the request.'),
  })
  .meta({ id: 'QualityAudit' });
export type QualityAudit = z.infer<typeof QualityAudit>;

/** What an audit found wanting. Its texts are in the language of the company's country. */
const AuditFinding = z
  .object({
    id: z.string().describe('Lighthouse’s name of the check, such as `image-alt`.'),
    category: AuditCategorySchema,
    title: z.string(),
    value: z.string().describe('What was measured, such as an amount that could be saved; may be empty.'),
    score: z.number().min(0).max(1),
    points: z
      .number()
      .min(0)
      .nullable()
      .describe('What it costs in its category; 0 for advice, null where the category has no score.'),
  })
  .meta({ id: 'AuditFinding' });

/** An audit with all that is kept of it. */
export const QualityAuditDetails = QualityAudit.and(
  z.object({
    final_url: z.string().nullable().describe('Where the address led.'),
    warnings: z.array(z.string()),
    findings: z.array(AuditFinding).describe('Those that cost the most first; 30 at most.'),
    fixed: z
      .array(AuditFinding.pick({ id: true, category: true, title: true }))
      .describe('What the audit before had found and this one passes.'),
  }),
).meta({ id: 'QualityAuditDetails' });
export type QualityAuditDetails = z.infer<typeof QualityAuditDetails>;

const reads = { permission: 'view_maps_rankings', module: 'monitoring', demo: 'allowed' } as const;

export const getLastQualityAudit = defineEndpoint({
  id: 'getLastQualityAudit',
  method: 'get',
  path: '/websites/{id}/quality-audits/last/',
  summary: 'The last audit of a website that ended well, and what has become of a later one',
  access: reads,
  params: IdParam,
  response: z
    .object({
      is_configured: z.boolean().describe('False where the installation has no auditor: nothing is audited.'),
      audit: z.union([QualityAuditDetails, z.null()]).describe('Null before the first one.'),
      later: z
        .union([QualityAudit, z.null()])
        .describe('The newest one, where it is another: it waits, is being made, or has failed.'),
      next_at: Timestamp.nullable().describe('When the next one is due that nobody asks for.'),
    })
    .meta({ id: 'LastQualityAudit' }),
  problems: ['not_found'],
});

export const listQualityAudits = defineEndpoint({
  id: 'listQualityAudits',
  method: 'get',
  path: '/websites/{id}/quality-audits/',
  summary: 'Audits of a website, the newest first',
  access: reads,
  params: IdParam,
  query: pageQuery(50).extend({
    created_at__gte: Timestamp.optional().describe('This moment and later.'),
    created_at__lte: Timestamp.optional().describe('This moment and earlier.'),
  }),
  response: page(QualityAudit),
  problems: ['not_found'],
});

export const createQualityAudit = defineEndpoint({
  id: 'createQualityAudit',
  method: 'post',
  path: '/websites/{id}/quality-audits/',
  summary: 'Audit a website now, three times a day at most; one that is under way is answered instead',
  access: {
    permission: 'manage_company_data',
    module: 'monitoring',
    demo: 'blocked',
    concernsAllLocations: true,
  },
  params: IdParam,
  response: QualityAudit,
  status: 202,
  problems: ['not_found', 'too_many_attempts', 'provider_not_configured'],
});
