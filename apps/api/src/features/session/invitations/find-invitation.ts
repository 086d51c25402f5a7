import { sql } from 'drizzle-orm';
import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { hasAccount } from '../account.ts';
import { findMailedLink, type LinkParts } from '../mailed-link.ts';

/** An invitation that can be accepted. */
export interface OpenInvitation {
  userId: number;
  companyId: number;
  companyName: string;
  email: string;
  language: Language;
  invitedBy: string;
  type: MemberType;
  hasAccount: boolean;
  expiresAt: Date;
}

/** What a link invites to; it is as invalid for who was taken off the list meanwhile as for who joined. */
export async function findInvitation(
  queries: Queryable,
  parts: LinkParts,
  now: Date,
): Promise<OpenInvitation> {
  const link = await findMailedLink(queries, 'invitation', parts, now);
  const [row] = await rows<InvitationRow>(
    queries,
    sql`select users.email, users.language, ${hasAccount} as has_account, m.type, c.name as company_name,
          coalesce(nullif(i.name, ''), i.email, '') as invited_by
        from members m join users on users.id = m.user_id join companies c on c.id = m.company_id
        left join users i on i.id = m.invited_by
        where m.company_id = ${link?.companyId ?? null} and m.user_id = ${link?.userId ?? null} and m.status = 'pending'`,
  );
  if (!link?.companyId || !link.userId || !row) throw new Problem('link_invalid');
  return {
    userId: link.userId,
    companyId: link.companyId,
    companyName: row.company_name,
    email: row.email,
    language: row.language,
    invitedBy: row.invited_by,
    type: row.type,
    hasAccount: row.has_account,
    expiresAt: link.expiresAt,
  };
}

interface InvitationRow {
  email: string;
  language: Language;
  has_account: boolean;
  type: MemberType;
  company_name: string;
  invited_by: string;
}
