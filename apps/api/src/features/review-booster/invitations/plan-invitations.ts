import { sql } from 'drizzle-orm';
import {
  invitationLimits,
  type InvitationOutcome,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import type { BoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { isLanguage, type Language } from '@pinfold/contract/languages';
import { emailLine } from '@pinfold/contract/line';
import { arrayLiteral } from '../../../database/int8.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import type { ContactKey } from './contact-key.ts';
import type { ListedContact } from './read-contacts.ts';

/** A row of a list with what is to become of it. */
export interface PlannedRow {
  line: number;
  outcome: InvitationOutcome;
  email: string;
  name: string;
  language: Language;
  locationId: number | null;
  /** Empty where nobody was ever invited, so that there is no key yet. */
  hash: string;
}

interface Facts {
  companyId: number;
  form: BoosterForm;
  /** The location of rows that name none. */
  facilityId: number | undefined;
  key: ContactKey | undefined;
  now: Date;
}

/** Decides what becomes of each row, by what the database says now. */
export async function planInvitations(
  queries: Queryable,
  listed: readonly ListedContact[],
  facts: Facts,
): Promise<PlannedRow[]> {
  const { companyId, form, key, now } = facts;
  const locations = await findLocations(queries, facts);
  const seen = new Set<string>();
  const planned = listed.map(({ email, name, location, language }, index): PlannedRow => {
    const address = Email.safeParse(email);
    const found = locations.of(location);
    const row = {
      line: index + 1,
      email: address.data ?? '',
      name: name.slice(0, 100),
      language: languageIn(language, form),
      locationId: found?.id ?? null,
      hash: address.data === undefined ? '' : (key?.hash(address.data) ?? ''),
    };
    const outcome = outcomeOf(address.data, found, form.is_open, seen);
    return { ...row, outcome };
  });
  const hashes = planned.map(({ hash }) => hash).filter((hash) => hash !== '');
  if (hashes.length === 0) return planned;
  const barred = await findBarred(queries, companyId, hashes, now);
  return planned.map((row) =>
    row.outcome === 'will_be_sent' ? { ...row, outcome: barred.get(row.hash) ?? row.outcome } : row,
  );
}

function outcomeOf(
  email: string | undefined,
  location: FoundLocation | undefined,
  isOpen: boolean,
  seen: Set<string>,
): InvitationOutcome {
  if (email === undefined) return 'invalid_address';
  const folded = email.toLowerCase();
  if (seen.has(folded)) return 'duplicate';
  if (!location) return 'unknown_location';
  seen.add(folded);
  return isOpen && location.has_link ? 'will_be_sent' : 'link_missing';
}

const Email = emailLine();

function languageIn(typed: string, { languages }: BoosterForm): Language {
  const tag = typed.slice(0, 2).toLowerCase();
  const [first = 'pl'] = languages;
  return isLanguage(tag) && languages.includes(tag) ? tag : first;
}

interface FoundLocation {
  id: number;
  store_code: string;
  /** Whether there is a public page to offer. */
  has_link: boolean;
}

/** The locations that a form is for, by id or store code. */
async function findLocations(queries: Queryable, { companyId, form, facilityId }: Facts) {
  const found = await rows<FoundLocation>(
    queries,
    sql`select id::int8 as id, store_code, new_review_url ~ '^https?://' as has_link from locations
        where company_id = ${companyId} and is_owner`,
  );
  const scope = form.facility_ids && new Set(form.facility_ids);
  const inScope = scope ? found.filter(({ id }) => scope.has(id)) : found;
  const byId = new Map(inScope.map((one) => [String(one.id), one]));
  const byCode = new Map(inScope.map((one) => [one.store_code.toLowerCase(), one]));
  const only = inScope.length === 1 ? inScope[0] : undefined;
  const usual = facilityId === undefined ? only : byId.get(String(facilityId));
  return {
    of: (name: string) => (name === '' ? usual : (byCode.get(name.toLowerCase()) ?? byId.get(name))),
  };
}

/** Of those hashes: who is not to be invited, and why. */
async function findBarred(
  queries: Queryable,
  companyId: number,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, InvitationOutcome>> {
  const wanted = sql`any(${arrayLiteral(hashes)}::text[])`;
  const found = await rows<{ hash: string; outcome: InvitationOutcome }>(
    queries,
    sql`select contact_hash as hash, 'already_invited' as outcome from booster_invitations
        where company_id = ${companyId} and contact_hash = ${wanted} and is_recent and send_at > ${restEnd(now)}::timestamptz
        union all
        select contact_hash, 'unsubscribed' from booster_suppressions
        where company_id = ${companyId} and contact_hash = ${wanted}`,
  );
  // Of a contact that was asked before and has unsubscribed since, the latter counts.
  return new Map(
    found.toSorted((a, b) => a.outcome.localeCompare(b.outcome)).map(({ hash, outcome }) => [hash, outcome]),
  );
}

/** Whoever was invited before may be invited again. */
export function restEnd(now: Date): string {
  return new Date(now.getTime() - invitationLimits.restDays * 86_400_000).toISOString();
}
