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

/** Audits of the websites of the test company. */
export interface TestWebsiteAudits {
  /** False where the installation has no auditor. */
  isConfigured: boolean;
  /** In any order. */
  audits: TestWebsiteAudit[];
}

/** An audit, and the id of its website. */
export type TestWebsiteAudit = Schemas['QualityAuditDetails'] & { website: number };

/** Handlers for audits of websites and of social profiles. Those that are asked for wait for good. */
export function websiteAuditAnswers(data: TestData, tell: () => void): TestAnswers {
  const websites = collection(() => data.presence.websites);
  const audits = collection(() => data.websiteAudits.audits, 'not_found', tell);
  const auditsOf = (id: number) => {
    const website = websites.find(id);
    return data.websiteAudits.audits
      .filter((audit) => audit.website === website.id)
      .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  };
  const requests = new Map<number, number>();
  return {
    getLastQualityAudit: ({ id }) => {
      const [newest, ...older] = auditsOf(id);
      const done = [...(newest ? [newest] : []), ...older].find(
        ({ status }) => status === auditStatuses.done,
      );
      const { isConfigured } = data.websiteAudits;
      const hasEnded = newest !== undefined && newest.status >= auditStatuses.done;
      return {
        is_configured: isConfigured,
        audit: done ? detailsOf(done) : null,
        later: newest && newest !== done ? listed(newest) : null,
        next_at:
          isConfigured && hasEnded ? daysAfter(newest.created_at, daysBetweenAudits).toISOString() : null,
      };
    },
    listQualityAudits: ({ id, query }) => {
      const [from, to] = [query.get('created_at__gte'), query.get('created_at__lte')];
      const found = auditsOf(id).filter(
        ({ created_at }) => (!from || created_at >= from) && (!to || created_at <= to),
      );
      return pageOf(found.map(listed), query, 50);
    },
    createQualityAudit: ({ id }) => {
      const [newest] = auditsOf(id);
      if (!data.websiteAudits.isConfigured) throw new TestProblem('provider_not_configured');
      if (newest && newest.status < auditStatuses.done) return listed(newest);
      const count = (requests.get(id) ?? 0) + 1;
      if (count > auditsPerDay) throw new TestProblem('too_many_attempts', undefined, 3600);
      requests.set(id, count);
      const at = now();
      return listed(
        audits.append({ ...testWebsiteAudit(id, at), id: audits.nextId(), ...unended, due_at: at }),
      );
    },
    getSocialAudits: ({ id }) => {
      if (id !== data.company.id) throw new TestProblem('not_found');
      return socialAudits(data);
    },
  };
}

/** Returns ten weekly audits of the first website, the last three with a faster page, and one of the second. */
export function testWebsiteAudits(today: Date): TestWebsiteAudits {
  const dayBefore = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString();
  const weekly = Array.from({ length: 10 }, (_none, week) => {
    const speed = week < 3 ? 64 + week : 48 - week;
    const audit = testWebsiteAudit(1, dayBefore(2 + 7 * week), {
      scores: { performance: speed, accessibility: 91, best_practices: 96, seo: 92 },
      engine_version: week < 5 ? '13.1.0' : '13.0.2',
    });
    return { ...audit, id: 100 - week };
  });
  return { isConfigured: true, audits: [...weekly, { ...testWebsiteAudit(2, dayBefore(3)), id: 200 }] };
}

/** Returns an audit of a website that ended well, at a moment in ISO 8601. */
export function testWebsiteAudit(
  website: number,
  at: string,
  change: Partial<Schemas['QualityAuditDetails']> = {},
): TestWebsiteAudit {
  const scores = change.scores ?? { performance: 64, accessibility: 91, best_practices: 96, seo: 92 };
  const score = auditScore(scores);
  return {
    id: website,
    website,
    status: auditStatuses.done,
    is_requested: false,
    created_at: at,
    due_at: null,
    measured_at: at,
    score,
    band: score === null ? null : qualityBand(score),
    scores,
    metrics: {
      largest_contentful_paint_ms: 3900,
      cumulative_layout_shift: 0.05,
      total_blocking_time_ms: 640,
      first_contentful_paint_ms: 1900,
      speed_index_ms: 4100,
    },
    engine_version: '13.1.0',
    problem: null,
    final_url: 'https://kawiarnialipa.pl/',
    warnings: [],
    findings: testFindings,
    fixed: [{ id: 'meta-description', category: 'seo', title: 'Dokument nie ma metaopisu' }],
    ...change,
  };
}

const testFindings: Schemas['QualityAuditDetails']['findings'] = [
  {
    id: 'total-blocking-time',
    category: 'performance',
    title: 'Całkowity czas blokowania',
    value: '640 ms',
    score: 0.46,
    points: 16.2,
  },
  {
    id: 'image-alt',
    category: 'accessibility',
    title: 'Elementy graficzne nie mają atrybutów `[alt]`',
    value: '',
    score: 0,
    points: 9,
  },
  {
    id: 'image-delivery-insight',
    category: 'performance',
    title: 'Popraw wyświetlanie obrazów',
    value: 'Szacowane oszczędności: 812 KiB',
    score: 0,
    points: 0,
  },
];

function daysAfter(moment: string, days: number): Date {
  return new Date(Date.parse(moment) + days * 86_400_000);
}

function detailsOf({ website: _website, ...audit }: TestWebsiteAudit): Schemas['QualityAuditDetails'] {
  return audit;
}

function listed(audit: TestWebsiteAudit): Schemas['QualityAudit'] {
  const {
    findings: _findings,
    fixed: _fixed,
    warnings: _warnings,
    final_url: _url,
    ...rest
  } = detailsOf(audit);
  return rest;
}

/** Of an audit that was asked for and has not ended. */
const unended = {
  status: auditStatuses.pending,
  is_requested: true,
  measured_at: null,
  score: null,
  band: null,
  scores: { performance: null, accessibility: null, best_practices: null, seo: null },
  metrics: null,
  engine_version: null,
  final_url: null,
  findings: [],
  fixed: [],
};

function socialAudits({ listingFields, locations }: TestData): Schemas['SocialAudits'] {
  const listings = locations.map(({ id }) => ({
    locations: 1,
    locationIds: [id],
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
