import { sql } from 'drizzle-orm';
import {
  type InvitationState,
  invitationStates,
} from '@pinfold/contract/features/review-booster/booster-invitation';
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
  const found = await rows<InvitationRow>(
    queries,
    sql`select i.id::int8 as id, i.sealed_contact, i.language, i.state, i.send_at, i.sent_at, i.created_at,
               o.id::int8 as facility_id, o.name as facility_name, l.basis, l.basis_day::text as basis_day
        from booster_invitations i
        join booster_invitation_lists l on l.company_id = i.company_id and l.id = i.list_id
        left join locations o on o.company_id = i.company_id and o.id = i.location_id
        where i.company_id = ${companyId} and i.form_id = ${formId}
          and ${state === undefined ? sql`true` : sql`i.state = ${state}`}
        order by i.id desc ${limitOffset(paging)}`,
  );
  return {
    count: state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state],
    counts,
    results: found.map(({ sealed_contact, facility_id, facility_name, basis, basis_day, ...row }) => ({
      ...row,
      contact: sealed_contact === null ? null : maskedAddress(sealer.open('booster contact', sealed_contact)),
      facility: facility_id === null ? null : { id: facility_id, name: facility_name ?? '' },
      basis: { how: basis, given_at: basis_day },
      send_at: isoOf(row.send_at),
      sent_at: isoOf(row.sent_at),
      created_at: isoOf(row.created_at),
    })),
  };
}

interface InvitationRow {
  id: number;
  sealed_contact: string | null;
  language: Language;
  state: InvitationState;
  send_at: Moment;
  sent_at: Moment | null;
  created_at: Moment;
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
