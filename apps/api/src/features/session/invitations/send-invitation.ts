import { and, eq, sql } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import { type Queryable, rows } from '../../../database/database.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { createMailedLink, sessionPages } from '../mailed-link.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import { mailedLinks } from '../session.table.ts';

/** How long an invitation can be accepted. */
export const invitationDays = 14;

/** A member who was invited. */
export interface Invited {
  companyId: number;
  userId: number;
}

/** Creates the only valid link for a pending member, and mails it in their language with their future permissions. */
export async function sendInvitation(services: Services, tx: Queryable, invited: Invited): Promise<void> {
  const { companyId, userId } = invited;
  const row = await findInvited(tx, invited);
  await dropInvitations(tx, companyId, userId);
  const link = await createMailedLink(
    tx,
    { kind: 'invitation', hours: invitationDays * 24, userId, companyId },
    services.now(),
  );
  const mail = invitationMail(row.language, {
    url: sessionPages.invitation(services, link),
    days: invitationDays,
    companyName: row.company_name,
    invitedBy: row.invited_by ?? '',
    type: row.type,
    permissions: row.permissions,
    locations: hasFullAccess(row.type) || row.all_facilities_access ? 'all' : row.locations,
  });
  await sendMail(services, tx, { to: row.email, language: row.language, mail });
}

/** Makes earlier links of an invitation useless. */
export async function dropInvitations(tx: Queryable, companyId: number, userId: number): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.kind, 'invitation'),
        eq(mailedLinks.companyId, companyId),
        eq(mailedLinks.userId, userId),
      ),
    );
}

async function findInvited(tx: Queryable, { companyId, userId }: Invited): Promise<InvitedRow> {
  const [row] = await rows<InvitedRow>(
    tx,
    sql`select u.email, u.language, c.name as company_name, m.type, m.permissions, m.all_facilities_access,
          coalesce(nullif(i.name, ''), i.email) as invited_by,
          (select count(*)::int4 from (
            select ml.location_id from member_locations ml where ml.company_id = m.company_id and ml.user_id = m.user_id
            union
            select gm.location_id from member_groups mg
            join location_group_members gm on gm.company_id = mg.company_id and gm.group_id = mg.group_id
            where mg.company_id = m.company_id and mg.user_id = m.user_id) as reached) as locations
        from members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
        left join users i on i.id = m.invited_by
        where m.company_id = ${companyId} and m.user_id = ${userId}`,
  );
  if (!row) throw new Error('somebody invited is a pending member');
  return row;
}

interface InvitedRow {
  email: string;
  language: Language;
  company_name: string;
  type: MemberType;
  permissions: Permission[];
  all_facilities_access: boolean;
  invited_by: string | null;
  locations: number;
}
