import { sql, type SQL } from 'drizzle-orm';

/**
 * What the audit of a company rests on, as rows of `event`, `at`, `step` and `record`. A record is the text that is sealed: the
 * same row gives the same text for ever, so a row that differs from its seal was changed.
 */
export function auditRecords(companyId: number): SQL {
  return sql`
    select 'visit/' || v.id as event, v.at, 1 as step,
           jsonb_build_object('kind', 'visit', 'visit', v.id, 'link', v.link_id, 'at', ${instant(sql`v.at`)})::text as record
    from booster_visits v where v.company_id = ${companyId}
    union all
    select 'offer/' || o.visit || '/' || o.page, o.at, 2,
           jsonb_build_object('kind', 'offer', 'visit', o.visit, 'page', o.page, 'targets', o.targets,
                              'template', o.template_hash, 'at', ${instant(sql`o.at`)})::text
    from booster_offers o where o.company_id = ${companyId}
    union all
    select 'answer/' || a.visit, a.day::timestamp at time zone 'UTC', 3,
           jsonb_build_object('kind', 'answer', 'visit', a.visit, 'score', a.rating, 'day', a.day)::text
    from booster_answers a where a.company_id = ${companyId}
    union all
    select 'click/' || k.visit || '/' || k.page || '/' || k.target, k.at, 4,
           jsonb_build_object('kind', 'click', 'visit', k.visit, 'page', k.page, 'target', k.target,
                              'at', ${instant(sql`k.at`)})::text
    from booster_clicks k where k.company_id = ${companyId}`;
}

/** A moment in UTC, whatever the session's zone. */
function instant(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
