import { sql, type SQL } from 'drizzle-orm';
import {
  type InvitationState,
  invitationStates,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import type { BoosterContact } from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import type { BoosterInvitation } from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';

interface InvitationPage {
  count: number;
  counts: Record<InvitationState, number>;
  results: BoosterInvitation[];
}

/** The invitations of a form, the newest first. */
export async function findInvitations(
  { database, sealer }: Pick<Services, 'database' | 'sealer'>,
  { companyId, formId }: { companyId: number; formId: number },
  { state, ...paging }: Paging & { state?: InvitationState | undefined },
): Promise<InvitationPage> {
  const { queries } = database;
  const counts = await countStates(queries, companyId, formId);
  const where = sql`i.form_id = ${formId} and ${state === undefined ? sql`true` : sql`i.state = ${state}`}`;
  return {
    count: state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state],
    counts,
    results: (await readInvitations({ queries, sealer }, companyId, where, limitOffset(paging))).map(
      ({ form: _form, ...invitation }) => invitation,
    ),
  };
}

/** Invitations `i` of a company that a condition chooses, with their form, the newest first. */
export async function readInvitations(
  { queries, sealer }: { queries: Queryable; sealer: Services['sealer'] },
  companyId: number,
  where: SQL,
  limit: SQL = sql``,
): Promise<BoosterContact['invitations']> {
  const found = await rows<InvitationRow>(
    queries,
    sql`select i.id::int8 as id, i.sealed_contact, i.language, i.state, i.send_at, i.sent_at, i.created_at,
               f.id::int8 as form_id, f.name as form_name,
               o.id::int8 as facility_id, o.name as facility_name, l.basis, l.basis_day::text as basis_day
        from booster_invitations i
        join booster_invitation_lists l on l.company_id = i.company_id and l.id = i.list_id
        left join booster_forms f on f.company_id = i.company_id and f.id = i.form_id
        left join locations o on o.company_id = i.company_id and o.id = i.location_id
        where i.company_id = ${companyId} and ${where}
        order by i.id desc ${limit}`,
  );
  return found.map(
    ({ sealed_contact, form_id, form_name, facility_id, facility_name, basis, basis_day, ...row }) => ({
      ...row,
      contact: sealed_contact === null ? null : maskedAddress(sealer.open('booster contact', sealed_contact)),
      form: form_id === null ? null : { id: form_id, name: form_name ?? '' },
      facility: facility_id === null ? null : { id: facility_id, name: facility_name ?? '' },
      basis: { how: basis, given_at: basis_day },
      send_at: isoOf(row.send_at),
      sent_at: isoOf(row.sent_at),
      created_at: isoOf(row.created_at),
    }),
  );
}

interface InvitationRow {
  id: number;
  sealed_contact: string | null;
  language: Language;
  state: InvitationState;
  send_at: Moment;
  sent_at: Moment | null;
  created_at: Moment;
  form_id: number | null;
  form_name: string | null;
  facility_id: number | null;
  facility_name: string | null;
  basis: string;
  basis_day: string;
}

async function countStates(
  queries: Queryable,
  companyId: number,
  formId: number,
): Promise<Record<InvitationState, number>> {
  const found = await rows<{ state: InvitationState; count: number }>(
    queries,
    sql`select state, count(*) as count from booster_invitations
        where company_id = ${companyId} and form_id = ${formId} group by state`,
  );
  const counted = new Map(found.map(({ state, count }) => [state, count]));
  return Object.fromEntries(invitationStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    InvitationState,
    number
  >;
}

/** Enough for the owner to recognise an address of the list, and useless to anybody else. */
function maskedAddress(contact: string): string {
  const { email } = JSON.parse(contact) as { email: string };
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
