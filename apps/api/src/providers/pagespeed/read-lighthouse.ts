import type { AuditCategory, AuditScores } from '@pinfold/contract/features/websites/quality-audit';
import * as z from 'zod';

/** What an audit found on a page. */
export interface PageAudit {
  measuredAt: Date;
  finalUrl: string;
  /** Of Lighthouse. */
  engineVersion: string;
  warnings: string[];
  /** Whole points from 0 to 100. */
  scores: AuditScores;
  metrics: PageMetrics;
  /** What is wanting, that which costs the most first; 30 at most. */
  findings: PageFinding[];
  /** Names of the checks that the page passes. */
  passed: string[];
}

/** Milliseconds, except for the shift; null for what was not measured. */
export interface PageMetrics {
  largest_contentful_paint_ms: number | null;
  cumulative_layout_shift: number | null;
  total_blocking_time_ms: number | null;
  first_contentful_paint_ms: number | null;
  speed_index_ms: number | null;
}

export interface PageFinding {
  /** Lighthouse's name of the check. */
  id: string;
  category: AuditCategory;
  title: string;
  /** What was measured, in words; empty where there is nothing to say. */
  value: string;
  /** From 0 to 1. */
  score: number;
  /** What it costs in its category, to a tenth; 0 for advice, null where the category has no score. */
  points: number | null;
}

/** Without them the answer has megabytes of pictures and tables. */
export const lighthouseFields = [
  'fetchTime',
  'finalUrl',
  'lighthouseVersion',
  'runtimeError/code',
  'runWarnings',
  'categories/*/score',
  'categories/*/auditRefs(id,weight)',
  'audits/*/id',
  'audits/*/title',
  'audits/*/score',
  'audits/*/displayValue',
  'audits/*/numericValue',
]
  .map((path) => `lighthouseResult/${path}`)
  .join(',');

const Score = z.number().min(0).max(1).nullish();

const Audit = z.object({
  title: z.string().default(''),
  score: Score,
  displayValue: z.string().optional(),
  numericValue: z.number().optional(),
});
type Audit = z.infer<typeof Audit>;

const Category = z.object({
  score: Score,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number().default(0) })).default([]),
});

const Answer = z.object({
  lighthouseResult: z.object({
    fetchTime: z.iso.datetime(),
    finalUrl: z.string().default(''),
    lighthouseVersion: z.string().default(''),
    runtimeError: z.object({ code: z.string().optional() }).nullish(),
    runWarnings: z.array(z.unknown()).default([]),
    categories: z.record(z.string(), Category).default({}),
    audits: z.record(z.string(), Audit).default({}),
  }),
});

/** Returns what Lighthouse found, its code where it could not audit the page, and undefined for what is no answer of it. */
export function readLighthouse(body: unknown): PageAudit | string | undefined {
  const { data } = Answer.safeParse(body);
  if (!data) return undefined;
  const { lighthouseResult: result } = data;
  const code = result.runtimeError?.code;
  if (code !== undefined && code !== '' && code !== 'NO_ERROR') return code;
  const { audits, categories } = result;
  // An audit of nothing would hide the one before.
  if (Object.values(categories).every(({ score }) => typeof score !== 'number')) return undefined;
  const measured = (id: string) => audits[id]?.numericValue ?? null;
  return {
    measuredAt: new Date(result.fetchTime),
    finalUrl: result.finalUrl.slice(0, longest.url),
    engineVersion: result.lighthouseVersion,
    warnings: result.runWarnings
      .filter((warning) => typeof warning === 'string')
      .slice(0, longest.warnings)
      .map((warning) => warning.slice(0, longest.text)),
    scores: {
      performance: pointsOf(categories.performance?.score),
      accessibility: pointsOf(categories.accessibility?.score),
      best_practices: pointsOf(categories['best-practices']?.score),
      seo: pointsOf(categories.seo?.score),
    },
    metrics: {
      largest_contentful_paint_ms: measured('largest-contentful-paint'),
      cumulative_layout_shift: measured('cumulative-layout-shift'),
      total_blocking_time_ms: measured('total-blocking-time'),
      first_contentful_paint_ms: measured('first-contentful-paint'),
      speed_index_ms: measured('speed-index'),
    },
    findings: findingsOf(categories, audits),
    passed: Object.entries(audits).flatMap(([id, { score }]) => (isPassed(score) ? [id] : [])),
  };
}

/** The page decides on these texts, such as by where it leads. */
const longest = { url: 2000, text: 500, warnings: 10 };

const categoryNames: Readonly<Record<string, AuditCategory>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best_practices',
  seo: 'seo',
};

const mostFindings = 30;

/** Lighthouse draws what has this score or more in green. */
const passing = 0.9;

function isPassed(score: Audit['score']): boolean {
  return typeof score === 'number' && score >= passing;
}

/** A check that stands in several categories is named once, where it costs the most. */
function findingsOf(
  categories: Readonly<Record<string, z.infer<typeof Category>>>,
  audits: Readonly<Record<string, Audit>>,
): PageFinding[] {
  const found = Object.entries(categories).flatMap(([name, { score: scored, auditRefs }]) => {
    const category = categoryNames[name];
    const sum = auditRefs.reduce((total, { weight }) => total + weight, 0);
    return auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!category || typeof audit?.score !== 'number' || isPassed(audit.score)) return [];
      const { score } = audit;
      const title = audit.title.slice(0, longest.text);
      const value = (audit.displayValue ?? '').slice(0, longest.text);
      const cost = weight === 0 ? 0 : (weight / sum) * (1 - score) * 100;
      const points = cost === 0 || typeof scored === 'number' ? toTenth(cost) : null;
      return [{ cost, finding: { id, category, title, value, score, points } }];
    });
  });
  const dearest = found.toSorted((one, other) => other.cost - one.cost).map(({ finding }) => finding);
  return [...Map.groupBy(dearest, ({ id }) => id).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, mostFindings);
}

/** What costs anything is not told as nothing. */
function toTenth(cost: number): number {
  return cost === 0 ? 0 : Math.max(0.1, Math.round(cost * 10) / 10);
}

function pointsOf(score: Audit['score']): number | null {
  return typeof score === 'number' ? Math.round(score * 100) : null;
}
