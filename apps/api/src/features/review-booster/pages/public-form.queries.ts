import { sql } from 'drizzle-orm';
import type { BoosterTarget } from '@pinfold/contract/features/review-booster/booster-form';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import type { OfferedLocation } from '../public-offer/public-offer.ts';

/** A form as its visitors meet it through one link. */
export interface PublicForm {
  companyId: number;
  company: string;
  /** Whom visitors can write to about their data; empty where the company says none. */
  email: string;
  formId: number;
  linkId: number;
  token: string;
  /** False for a form, a link or a location that takes no answers any more. */
  isOpen: boolean;
  languages: readonly [Language, ...Language[]];
  question: Partial<Record<Language, string>>;
  asksContact: boolean;
  retentionDays: number;
  consentVersion: number;
  location: OfferedLocation & { id: number; name: string };
}

/** Returns the form behind a link; undefined for a link that never was. */
export async function findPublicForm(queries: Queryable, token: string): Promise<PublicForm | undefined> {
  if (!isPublicToken(token)) return undefined;
  const [row] = await rows<FormRow>(
    queries,
    sql`select f.company_id::int8 as "companyId", c.name as company, c.email, f.id::int8 as "formId", l.id::int8 as "linkId", l.token,
               f.is_open and l.closed_at is null and (f.location_ids is null or l.location_id = any(f.location_ids)) and c.enabled_review_booster
                 and not 'review_booster' = any(c.disabled_modules) as "isOpen",
               f.languages, f.question, f.asks_contact as "asksContact", f.retention_days as "retentionDays",
               f.consent_version as "consentVersion", f.links, coalesce(o.id, 0)::int8 as "locationId",
               coalesce(o.name, '') as "locationName", coalesce(o.new_review_url, '') as google
        from booster_links l
        join booster_forms f on f.company_id = l.company_id and f.id = l.form_id
        join companies c on c.id = l.company_id
        left join locations o on o.company_id = l.company_id and o.id = l.location_id
        where l.token = ${token}`,
  );
  if (!row) return undefined;
  const { links: wanted, locationId: id, locationName: name, google, ...form } = row;
  const urls: Record<BoosterTarget, string> = { google };
  const links = wanted
    .map((target) => ({ target, url: urls[target] }))
    .filter(({ url }) => /^https?:\/\//.test(url));
  // Where nothing can be offered nothing is asked either.
  return { ...form, isOpen: form.isOpen && links.length > 0, location: { id, name, links } };
}

type FormRow = Omit<PublicForm, 'location'> & {
  links: BoosterTarget[];
  locationId: number;
  locationName: string;
  google: string;
};

/** Whether a text can be a token of a link, or the id of a visit. */
export function isPublicToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22}$/.test(text);
}
