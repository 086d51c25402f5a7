import { sql, type SQL } from 'drizzle-orm';

/**
 * What the audit of a company rests on, as rows of `event`, `day`, `step` and `record`. A record is the text that is sealed:
 * the same row gives the same text for ever, so a row that differs from its seal was changed. Records are handed out, and
 * whoever has the id of a visit can erase its answer: they have its SHA-256 instead.
 */
export function auditRecords(companyId: number): SQL {
  return sql`
    select 'visit/' || v.id as event, v.day, 1 as step,
           jsonb_build_object('kind', 'visit', 'visit', ${visitHash(sql`v.id`)}, 'link', v.link_id, 'day', v.day)::text as record
    from booster_visits v where v.company_id = ${companyId}
    union all
    select 'offer/' || o.visit || '/' || o.page, o.day, 2,
           jsonb_build_object('kind', 'offer', 'visit', ${visitHash(sql`o.visit`)}, 'page', o.page, 'targets', o.targets,
                              'template', o.template_hash, 'day', o.day)::text
    from booster_offers o where o.company_id = ${companyId}
    union all
    select 'answer/' || a.visit, a.day, 3,
           jsonb_build_object('kind', 'answer', 'visit', ${visitHash(sql`a.visit`)}, 'score', a.rating, 'day', a.day)::text
    from booster_answers a where a.company_id = ${companyId}
    union all
    select 'click/' || k.visit || '/' || k.page || '/' || k.target, k.day, 4,
           jsonb_build_object('kind', 'click', 'visit', ${visitHash(sql`k.visit`)}, 'page', k.page, 'target', k.target,
                              'day', k.day)::text
    from booster_clicks k where k.company_id = ${companyId}`;
}

function visitHash(visit: SQL): SQL {
  return sql`encode(sha256(convert_to(${visit}, 'UTF8')), 'hex')`;
}
