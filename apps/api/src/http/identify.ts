import { sql, type SQL } from 'drizzle-orm';
import { hasFullAccess, memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { Module } from '@pinfold/contract/access/access';
import { permissionMap, type Permission } from '@pinfold/contract/access/permissions';
import type { PlanCapability } from '@pinfold/contract/access/plan';
import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../database/database.ts';
import type { Moment } from '../database/moments.ts';
import { planColumns, planStateOfRow, type PlanColumns } from '../database/plan-columns.ts';
import type { Member } from '../features/company/member.ts';
import { makerOfKey, permissionsOfKey } from '../features/session/embed-tokens/company-key.ts';
import type { SessionUser } from '../features/session/account.ts';
import { touchSession } from '../features/session/session-lifecycle.ts';
import { hashToken, tokenPrefixes } from '../secrets/token.ts';

export interface Identity {
  kind: 'session' | 'view_as' | 'embed';
  /** Of an embed token, who made the key that asked for it. */
  user: SessionUser;
  /** Missing when no company was named or the token does not reach it. */
  member: Member | undefined;
  /** The company asks for a second factor that the user has not set up. */
  lacksSecondFactor: boolean;
  /** Web pages that may use an embed token; empty means any. */
  allowedOrigins: readonly string[];
  /** When the token ends by itself. */
  endsAt: Date;
}

/** Resolves a token and a company in one round trip; undefined for a token that is wrong, ended or revoked. */
export async function identify(
  queries: Queryable,
  token: string,
  companyId: number | undefined,
  now: Date,
): Promise<Identity | undefined> {
  const tokenHash = hashToken(token);
  const moment = now.toISOString();
  if (token.startsWith(tokenPrefixes.embed)) return identifyEmbedToken(queries, tokenHash, companyId, moment);
  const isViewAs = token.startsWith(tokenPrefixes.viewAs);
  const from = isViewAs ? viewAsRows(tokenHash, moment) : sessionRows(tokenHash, companyId, moment);
  const [row] = await rows<IdentityRow>(queries, from);
  if (!row) return undefined;
  if (!isViewAs) await touchSession(queries, tokenHash, row.last_used_at, now);
  const isReached = row.company_id !== null && row.company_id === companyId;
  return {
    kind: isViewAs ? 'view_as' : 'session',
    user: {
      ...toUser(row, tokenHash),
      ...(isViewAs && { phoneNumber: '', isViewed: true }),
      ...onlyCompanyOf(row),
    },
    member: isReached ? { ...toMember(row as IdentityRow & MemberRow, moment), isViewAs } : undefined,
    lacksSecondFactor: row.lacks_second_factor === true,
    allowedOrigins: [],
    endsAt: new Date(row.expires_at),
  };
}

const userColumns = sql`u.id::int8 as user_id, u.email, u.name, u.language, u.is_demo, u.phone_number, u.keyboard_shortcuts, u.created_at,
  u.password_hash is not null as has_password`;
const companyColumns = sql`c.id::int8 as company_id, c.timezone, c.disabled_modules, c.plan_capabilities, ${planColumns}`;
const memberColumns = sql`m.type, m.permissions, m.all_facilities_access`;

/**
 * The company asks its members for a second factor, and this one logged in without. Where a provider elsewhere vouched,
 * the factor is that provider's matter.
 */
const lacksSecondFactor = sql`coalesce(c.second_factor_required, false) and not s.is_federated and s.only_company_id is null
  and not exists (select 1 from totp_factors f where f.user_id = u.id and f.confirmed_at is not null)
  and not exists (select 1 from passkeys p where p.user_id = u.id)`;

/** An invited user is not a member yet. */
function sessionRows(tokenHash: string, companyId: number | undefined, moment: string): SQL {
  return sql`select ${userColumns}, ${companyColumns}, ${memberColumns}, s.last_used_at, s.expires_at, s.only_company_id,
      s.authenticated_at, ${lacksSecondFactor} as lacks_second_factor
    from sessions s
    join users u on u.id = s.user_id
    left join members m on m.user_id = u.id and m.company_id = ${companyId ?? null}::int8 and m.status = 'active'
      and (s.only_company_id is null or s.only_company_id = m.company_id)
    left join companies c on c.id = m.company_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${moment}`;
}

/** Ends as soon as either of the two has left the company. */
function viewAsRows(tokenHash: string, moment: string): SQL {
  return sql`select ${userColumns}, ${companyColumns}, ${memberColumns}, t.created_at as last_used_at, t.expires_at,
      t.company_id as only_company_id
    from view_as_tokens t
    join users u on u.id = t.user_id
    join members m on m.user_id = t.user_id and m.company_id = t.company_id and m.status = 'active'
    join members viewer on viewer.user_id = t.viewer_id and viewer.company_id = t.company_id and viewer.status = 'active'
    join companies c on c.id = t.company_id
    where t.token_hash = ${tokenHash} and t.expires_at > ${moment}`;
}

/**
 * An embed token acts for the creator of its key: it ends when they leave the company, and never has more permissions
 * than they have.
 */
async function identifyEmbedToken(
  queries: Queryable,
  tokenHash: string,
  companyId: number | undefined,
  moment: string,
): Promise<Identity | undefined> {
  const [row] = await rows<EmbedRow>(
    queries,
    sql`select ${userColumns}, ${companyColumns}, t.all_locations, t.location_ids, t.group_ids,
          t.allowed_origins, t.expires_at, ${permissionsOfKey(sql`t.permissions`)} as permissions
        from embed_tokens t
        join api_keys k on k.company_id = t.company_id and k.id = t.api_key_id
        join users u on u.id = k.created_by
        join members m on ${makerOfKey}
        join companies c on c.id = t.company_id
        where t.token_hash = ${tokenHash} and t.expires_at > ${moment}`,
  );
  if (!row) return undefined;
  const named = { ids: row.location_ids, groupIds: row.group_ids };
  const member: Member = {
    ...toMember({ ...row, type: memberTypes.manager, all_facilities_access: row.all_locations }, moment),
    isEmbed: true,
    ...(row.all_locations ? {} : { namedLocations: named }),
  };
  return {
    kind: 'embed',
    user: toUser(row, tokenHash),
    member: row.company_id === companyId ? member : undefined,
    lacksSecondFactor: false,
    allowedOrigins: row.allowed_origins,
    endsAt: new Date(row.expires_at),
  };
}

function onlyCompanyOf({ only_company_id: id }: IdentityRow): Pick<SessionUser, 'onlyCompanyId'> {
  return id === null ? {} : { onlyCompanyId: id };
}

function toUser(row: UserRow, tokenHash: string): SessionUser {
  return {
    id: row.user_id,
    email: row.email,
    name: row.name,
    language: row.language,
    isDemo: row.is_demo,
    phoneNumber: row.phone_number,
    keyboardShortcuts: row.keyboard_shortcuts,
    hasPassword: row.has_password,
    authenticatedAt: row.authenticated_at ? new Date(row.authenticated_at) : null,
    createdAt: new Date(row.created_at),
    tokenHash,
  };
}

function toMember(row: UserRow & MemberRow, moment: string): Member {
  const permissions = new Set(row.permissions);
  return {
    companyId: row.company_id,
    userId: row.user_id,
    timezone: row.timezone,
    type: row.type,
    permissions: permissionMap(permissions),
    disabledModules: row.disabled_modules,
    planCapabilities: row.plan_capabilities,
    planState: planStateOfRow(row, new Date(moment)),
    isDemo: row.is_demo,
    seesAllLocations: hasFullAccess(row.type) || row.all_facilities_access,
  };
}

interface UserRow {
  user_id: number;
  email: string;
  name: string;
  language: Language;
  is_demo: boolean;
  phone_number: string;
  keyboard_shortcuts: ShortcutMode;
  has_password: boolean;
  /** Of a session. */
  authenticated_at?: Moment | null;
  created_at: Moment;
  expires_at: Moment;
}

interface MemberRow extends PlanColumns {
  company_id: number;
  timezone: string;
  disabled_modules: Module[];
  plan_capabilities: PlanCapability[];
  type: MemberType;
  permissions: Permission[];
  all_facilities_access: boolean;
}

type IdentityRow = UserRow & {
  only_company_id: number | null;
  last_used_at: Moment;
  /** Of a session. */
  lacks_second_factor?: boolean;
} & (MemberRow | { [Key in keyof MemberRow]: null });

type EmbedRow = UserRow &
  Omit<MemberRow, 'type' | 'all_facilities_access'> & {
    all_locations: boolean;
    location_ids: number[];
    group_ids: number[];
    allowed_origins: string[];
  };
