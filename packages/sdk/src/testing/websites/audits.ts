import { attributeKey, isUrlAttribute } from '@pinfold/contract/features/listings/attributes/attribute';
import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import {
  auditScore,
  auditsPerDay,
  auditStatuses,
  daysBetweenAudits,
} from '@pinfold/contract/features/websites/quality-audit';
import { auditDeclaredProfiles, socialQuality } from '@pinfold/contract/features/websites/social-audit';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

/** Audits of websites and of social profiles. Each website has one audit; those that are asked for wait for good. */
export function websiteAuditAnswers(data: TestData): TestAnswers {
  const websites = collection(() => data.presence.websites);
  const requested = new Map<number, Schemas['QualityAudit']>();
  const auditsOf = (id: number) => {
    const waiting = requested.get(websites.find(id).id);
    return { done: doneAudit(websites.find(id)), waiting };
  };
  let requests = 0;
  return {
    getLastQualityAudit: ({ id }) => {
      const { done, waiting } = auditsOf(id);
      const next = new Date(Date.parse(done.created_at) + daysBetweenAudits * 86_400_000);
      return {
        is_configured: true,
        audit: done,
        later: waiting ?? null,
        next_at: waiting ? null : next.toISOString(),
      };
    },
    listQualityAudits: ({ id, query }) => {
      const { done, waiting } = auditsOf(id);
      const { findings: _findings, fixed: _fixed, warnings: _warnings, final_url: _url, ...listed } = done;
      const [from, to] = [query.get('created_at__gte'), query.get('created_at__lte')];
      const found = [...(waiting ? [waiting] : []), listed].filter(
        ({ created_at }) => (!from || created_at >= from) && (!to || created_at <= to),
      );
      return pageOf(found, query, 50);
    },
    createQualityAudit: ({ id }) => {
      const { waiting } = auditsOf(id);
      if (waiting) return waiting;
      requests += 1;
      if (requests > auditsPerDay) throw new TestProblem('too_many_attempts');
      const added = pendingAudit(1000 + requests);
      requested.set(id, added);
      return added;
    },
    getSocialAudits: ({ id }) => {
      if (id !== data.company.id) throw new TestProblem('not_found');
      return socialAudits(data);
    },
  };
}

const unmeasured = { performance: null, accessibility: null, best_practices: null, seo: null };

function pendingAudit(id: number): Schemas['QualityAudit'] {
  return {
    id,
    status: auditStatuses.pending,
    is_requested: true,
    created_at: now(),
    due_at: now(),
    measured_at: null,
    score: null,
    band: null,
    scores: unmeasured,
    metrics: null,
    engine_version: null,
    problem: null,
  };
}

/** The audit of a website on the day after it was added. */
function doneAudit({ id, url, created_at }: Schemas['Website']): Schemas['QualityAuditDetails'] {
  const scores = { performance: 64, accessibility: 91, best_practices: 96, seo: 92 };
  const score = auditScore(scores) ?? 0;
  const at = new Date(Date.parse(created_at) + 86_400_000).toISOString();
  return {
    ...pendingAudit(id),
    status: auditStatuses.done,
    is_requested: false,
    created_at: at,
    due_at: null,
    measured_at: at,
    score,
    band: qualityBand(score),
    scores,
    metrics: {
      largest_contentful_paint_ms: 3900,
      cumulative_layout_shift: 0.05,
      total_blocking_time_ms: 240,
      first_contentful_paint_ms: 1900,
      speed_index_ms: 4100,
    },
    engine_version: '13.1.0',
    final_url: url,
    warnings: [],
    findings: [
      {
        id: 'image-alt',
        category: 'accessibility',
        title: 'Elementy graficzne nie mają atrybutów `[alt]`',
        value: '',
        score: 0,
        weight: 10,
      },
    ],
    fixed: [{ id: 'meta-description', category: 'seo', title: 'Dokument nie ma metaopisu' }],
  };
}

function socialAudits({ listingFields, locations }: TestData): Schemas['SocialAudits'] {
  const listings = locations.map(({ id }) => ({
    locationId: id,
    links: Object.fromEntries(
      (listingFields.get(id)?.attributes ?? [])
        .filter(isUrlAttribute)
        .map(({ attribute_id, values }) => [attributeKey(attribute_id), values.map(String)]),
    ),
  }));
  const audits = auditDeclaredProfiles(listings);
  const score = socialQuality(audits);
  return {
    score,
    band: score === null ? null : qualityBand(score),
    audits: audits.map(({ checks, ...audit }) => ({
      ...audit,
      band: qualityBand(audit.score),
      checks: checks.map(({ failing, ...check }) => ({ ...check, failing_count: failing.length, failing })),
    })),
  };
}
