import { sql } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import type { Module } from '@pinfold/contract/access/modules';
import { permissionMap, type Permission } from '@pinfold/contract/access/permissions';
import type { PlanCapability } from '@pinfold/contract/access/plan-capabilities';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../database/database.ts';
import type { Member } from '../features/company/member.ts';
import { hashToken } from '../features/session/token.ts';
import type { SessionUser } from '../features/session/session-user.ts';

export interface Identity {
  user: SessionUser;
  /** Missing when no company was named or the user is not in it. */
  member: Member | undefined;
}

/** Resolves a token and a company in one round trip; undefined for a token that is wrong, ended or revoked. */
export async function identify(
  queries: Queryable,
  token: string,
  companyId: number | undefined,
  now: Date,
): Promise<Identity | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await rows<IdentityRow>(
    queries,
    sql`select u.id::int8 as user_id, u.email, u.name, u.language, u.is_demo,
               c.id::int8 as company_id, c.timezone, c.disabled_modules, c.plan_capabilities,
               m.type, m.permissions, m.all_facilities_access
        from sessions s
        join users u on u.id = s.user_id
        left join members m on m.user_id = u.id and m.company_id = ${companyId ?? null}::int8
        left join companies c on c.id = m.company_id
        where s.token_hash = ${tokenHash} and s.expires_at > ${now.toISOString()}`,
  );
  if (!row) return undefined;
  const { email, name, language, is_demo: isDemo } = row;
  return {
    user: { id: Number(row.user_id), email, name, language, isDemo, tokenHash },
    member: row.company_id === null ? undefined : toMember(row),
  };
}

function toMember(row: IdentityRow & MemberRow): Member {
  const permissions = new Set(row.permissions);
  return {
    companyId: Number(row.company_id),
    userId: Number(row.user_id),
    timezone: row.timezone,
    type: row.type,
    permissions: permissionMap(permissions),
    disabledModules: row.disabled_modules,
    planCapabilities: row.plan_capabilities,
    isDemo: row.is_demo,
    seesAllLocations: hasFullAccess(row.type) || row.all_facilities_access,
  };
}

interface UserRow {
  user_id: number | string;
  email: string;
  name: string;
  language: Language;
  is_demo: boolean;
}

interface MemberRow {
  company_id: number | string;
  timezone: string;
  disabled_modules: Module[];
  plan_capabilities: PlanCapability[];
  type: MemberType;
  permissions: Permission[];
  all_facilities_access: boolean;
}

type IdentityRow = UserRow & (MemberRow | { [Key in keyof MemberRow]: null });
