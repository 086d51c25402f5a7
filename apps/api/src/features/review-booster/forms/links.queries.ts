import { sql, type SQL } from 'drizzle-orm';
import type { BoosterLink } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';

/** The open links of a form, of locations that the member sees. */
export async function findLinks(
  queries: Queryable,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  member: Member,
  { formId, where = sql`true` }: { formId: number; where?: SQL },
): Promise<BoosterLink[]> {
  const found = await rows<LinkRow>(
    queries,
    sql`select l.id::int8 as id, l.location_id::int8 as facility_id, o.name as facility_name, l.channel, l.token, l.created_at,
               (select count(*) from booster_visits v where v.company_id = l.company_id and v.link_id = l.id) as visits_count,
               (select count(*) from booster_responses r
                where r.company_id = l.company_id and r.link_id = l.id) as answers_count,
               ${takesAnswers} as takes_answers
        from booster_links l
        join booster_forms f on f.company_id = l.company_id and f.id = l.form_id
        join locations o on o.company_id = l.company_id and o.id = l.location_id
        where l.company_id = ${member.companyId} and l.form_id = ${formId} and l.closed_at is null
          and ${visibleTo(member, sql`l.location_id`) ?? sql`true`} and ${where}
        order by o.name, o.id, l.channel`,
  );
  return found.map(({ token, created_at, ...link }) => ({
    ...link,
    url: formUrl(publicUrl, token),
    created_at: isoOf(created_at),
  }));
}

/** Whether a link `l` of a form `f` and a location `o` has a public page to offer, and its location is one of the form's. */
const takesAnswers = sql`(o.new_review_url ~ '^https?://' and (f.location_ids is null or l.location_id = any(f.location_ids)))`;

type LinkRow = Omit<BoosterLink, 'url' | 'created_at'> & { token: string; created_at: Moment };

/** @throws Problem `not_found` */
export async function requireLink(
  queries: Queryable,
  services: Pick<Services, 'publicUrl'>,
  member: Member,
  { formId, linkId }: { formId: number; linkId: number },
): Promise<BoosterLink> {
  const [link] = await findLinks(queries, services, member, { formId, where: sql`l.id = ${linkId}` });
  if (!link) throw new Problem('not_found');
  return link;
}

/** Where visitors open a form. */
export function formUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/f/${token}/`;
}
