import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import {
  auditDeclaredProfiles,
  type DeclaredProfiles,
  type SocialAudit,
  socialQuality,
} from '@pinfold/contract/features/websites/social-audit';
import type { getSocialAudits } from '@pinfold/contract/features/websites/social-audits.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { locations, profileLinks } from '../../listings/listings.table.ts';
import { countsForQuality } from '../../listings/quality/quality-columns.ts';
import { type LocationScope, visibleTo } from '../../listings/visible-locations.ts';

/** The audits of a company's profiles as a member of it may see them. */
export async function socialAuditsOf(
  queries: Queryable,
  member: LocationScope,
  companyId: number,
): Promise<z.input<(typeof getSocialAudits)['response']>> {
  if (companyId !== member.companyId) throw new Problem('not_found');
  const audits = auditDeclaredProfiles(await declaredProfiles(queries, member, idsOfAlike));
  const value = socialQuality(audits);
  return {
    score: value,
    band: value === null ? null : qualityBand(value),
    audits: audits.map(toWire),
  };
}

/** The quality of the profiles that the locations of a scope declare; null where they declare none. No check names any. */
export async function socialQualityOf(
  queries: Queryable,
  scope: LocationScope,
): Promise<{ value: number | null; audits: SocialAudit[] }> {
  const audits = auditDeclaredProfiles(await declaredProfiles(queries, scope, sql`'[]'::json`));
  return { value: socialQuality(audits), audits };
}

const idsOfAlike = sql`json_agg(${locations.id})`;

/** The links of all locations that are not closed for good, once for all that name the same ones. */
async function declaredProfiles(
  queries: Queryable,
  scope: LocationScope,
  ids: SQL,
): Promise<DeclaredProfiles[]> {
  const found = await rows<AlikeRow>(
    queries,
    sql`
      with alike as (
        select count(*)::int8 as locations, ${ids} as ids, min(${locations.id}) as first from ${locations}
        where ${and(
          eq(locations.companyId, scope.companyId),
          // Whoever only watches a location cannot add to it.
          countsForQuality,
          visibleTo(scope, locations.id),
        )}
        group by ${locations.profilesHash})
      select alike.locations, alike.ids as "locationIds", ${profileLinks} as links
      from alike join ${locations} on ${locations.companyId} = ${scope.companyId} and ${locations.id} = alike.first
      order by alike.first`,
  );
  return found.map(({ links, ...alike }) => ({
    ...alike,
    links: Object.fromEntries(
      links.map(({ attribute_id, values }) => [attributeKey(attribute_id), values.map(String)]),
    ),
  }));
}

interface AlikeRow {
  locations: number;
  locationIds: number[];
  links: { attribute_id: string; values: unknown[] }[];
}

const mostNamed = { locations: 100, links: 10 };

function toWire({ checks, links, score, ...audit }: SocialAudit) {
  return {
    ...audit,
    score,
    band: qualityBand(score),
    checks: checks.map(({ check, share, failing }) => ({
      check,
      share,
      failing_count: failing.length,
      failing: failing.slice(0, mostNamed.locations),
    })),
    links: links.slice(0, mostNamed.links),
  };
}
