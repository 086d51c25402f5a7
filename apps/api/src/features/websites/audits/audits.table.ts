import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditProblem, AuditStatus } from '@pinfold/contract/features/websites/quality-audit';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import type { PageFinding, PageMetrics } from '../../../providers/pagespeed/read-lighthouse.ts';

/** What the audit before had found and this one passes. */
export type FixedFinding = Pick<PageFinding, 'id' | 'category' | 'title'>;

export const websiteAudits = pgTable(
  'website_audits',
  {
    companyId: companyId(),
    id: identity(),
    websiteId: reference('website_id').notNull(),
    status: smallint('status').$type<AuditStatus>().notNull().default(1),
    /** Null where nobody asked for it. */
    requestedBy: reference('requested_by'),
    createdAt: moment('created_at').notNull(),
    /** While it waits, when it is tried; then when it was taken. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
    problem: text('problem').$type<AuditProblem>(),
    measuredAt: moment('measured_at'),
    finalUrl: text('final_url'),
    engineVersion: text('engine_version'),
    performance: smallint('performance'),
    accessibility: smallint('accessibility'),
    bestPractices: smallint('best_practices'),
    seo: smallint('seo'),
    metrics: jsonb('metrics').$type<PageMetrics>(),
    findings: jsonb('findings').$type<PageFinding[]>().notNull().default([]),
    fixed: jsonb('fixed').$type<FixedFinding[]>().notNull().default([]),
    warnings: text('warnings').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('website_audits_website').on(table.companyId, table.websiteId, table.createdAt),
    uniqueIndex('website_audits_open')
      .on(table.companyId, table.websiteId)
      .where(sql`${table.status} <= 2`),
  ],
);
