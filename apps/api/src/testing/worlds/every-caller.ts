import { eq } from 'drizzle-orm';
import { type MemberType, memberTypes } from '@pinfold/contract/access/member-types';
import { type Permission, permissions } from '@pinfold/contract/access/permissions';
import { companies } from '../../features/company/company.table.ts';
import { sessions } from '../../features/session/session.table.ts';
import { hashToken } from '../../secrets/token.ts';
import type { Caller } from '../clients/request.ts';
import { makeEmbedToken, makeViewAsToken } from '../clients/restricted-tokens.ts';
import type { SampleRows } from '../samples/sample-requests.ts';
import type { MemberOptions } from './factories.ts';
import type { TwoCompanies } from './two-companies.ts';

/** A caller, and the facts that decide what they may do. */
export interface MatrixCaller extends Caller {
  name: string;
  kind: 'stranger' | 'outsider' | 'session' | 'view_as' | 'embed';
  type: MemberType;
  permissions: ReadonlySet<Permission>;
  isDemo?: boolean;
  plan?: 'expired' | 'unpaid';
  /** Sees the first location alone. */
  isLimited?: boolean;
  /** Rows of the company that the requests are about. */
  rows: SampleRows;
}

const { owner, admin, manager } = memberTypes;

const all = new Set(permissions);

const none: ReadonlySet<Permission> = new Set();

export type Callers = Awaited<ReturnType<typeof makeCallers>>;

/** Makes every kind of caller of one company. */
export async function makeCallers(world: TwoCompanies) {
  const { api, companyId, rows, owner: ownSession, locationIds } = world;
  const limits = { locations: locationIds.slice(0, 1) };
  const base = { rows, companyId };

  async function session(
    name: string,
    facts: {
      type?: MemberType;
      permissions?: ReadonlySet<Permission>;
      isDemo?: boolean;
      isLimited?: boolean;
    },
  ): Promise<MatrixCaller & { userId: number }> {
    const { type = manager, permissions: held = all, isDemo = false, isLimited = false } = facts;
    const options: MemberOptions = { type, permissions: [...held], isDemo, ...(isLimited ? limits : {}) };
    const { userId, token } = await api.make.member(companyId, options);
    return { ...base, name, kind: 'session', type, permissions: held, isDemo, isLimited, token, userId };
  }

  async function viewOf(caller: MatrixCaller & { userId: number }): Promise<MatrixCaller> {
    const viewer = { companyId, userId: caller.userId, viewerId: ownSession.userId };
    const token = await makeViewAsToken(api, viewer);
    return { ...caller, name: `who looks as ${caller.name}`, kind: 'view_as', token };
  }

  async function embed(
    name: string,
    held: ReadonlySet<Permission>,
    isLimited = false,
  ): Promise<MatrixCaller> {
    const token = await makeEmbedToken(api, {
      companyId,
      apiKeyId: rows.apiKeyId,
      permissions: held,
      ...(isLimited && { locationIds: limits.locations }),
    });
    return { ...base, name, kind: 'embed', type: manager, permissions: held, isLimited, token };
  }

  async function inTrouble(plan: 'expired' | 'unpaid', type: MemberType): Promise<MatrixCaller> {
    const company = await world.makeCompany();
    const { member, sampleRows } = company;
    const past = new Date(api.services.now().getTime() - 86_400_000);
    await api.services.database.queries
      .update(companies)
      .set(plan === 'unpaid' ? { planIsUnpaid: true } : { planExpiresAt: past })
      .where(eq(companies.id, member.companyId));
    const who = type === owner ? member : await api.make.member(member.companyId, { type });
    return {
      name: `${type === owner ? 'the owner' : 'a manager'} of a company whose plan is ${plan}`,
      kind: 'session',
      type,
      permissions: all,
      plan,
      rows: sampleRows,
      companyId: member.companyId,
      token: who.token,
    };
  }

  /** A session of an owner that an identity provider of another company opened. */
  async function boundElsewhere(): Promise<string> {
    const { token } = await api.make.member(companyId, { type: owner });
    await api.services.database.queries
      .update(sessions)
      .set({ onlyCompanyId: world.stranger.companyId })
      .where(eq(sessions.tokenHash, hashToken(token)));
    return token;
  }

  async function fixed(): Promise<MatrixCaller[]> {
    const limited = await session('a manager of some locations', { isLimited: true });
    const unable = await session('a manager without permissions', { permissions: none });
    const able = await session('a manager with every permission', {});
    const second = await session('an admin', { type: admin });
    const outside = { kind: 'outsider', type: owner, permissions: all } as const;
    const invited = await api.make.member(companyId, { type: owner, status: 'pending' });
    return [
      { ...base, name: 'a stranger', kind: 'stranger', type: manager, permissions: none },
      { ...base, ...outside, name: 'the owner of another company', token: world.stranger.token },
      { ...base, ...outside, name: 'somebody invited', token: invited.token },
      { ...base, ...outside, name: 'who logged in at another company', token: await boundElsewhere() },
      { ...base, name: 'the owner', kind: 'session', type: owner, permissions: all, token: ownSession.token },
      second,
      able,
      unable,
      limited,
      await session('a demo owner', { type: owner, isDemo: true }),
      await session('a demo admin', { type: admin, isDemo: true }),
      await session('a demo manager', { isDemo: true }),
      await viewOf(second),
      await viewOf(able),
      await viewOf(unable),
      await viewOf(limited),
      await embed('an embed token with every permission', all),
      await embed('an embed token without permissions', none),
      await embed('an embed token of some locations', all, true),
      await inTrouble('expired', owner),
      await inTrouble('expired', manager),
      await inTrouble('unpaid', owner),
      await inTrouble('unpaid', manager),
    ];
  }

  return { fixed, session, viewOf, embed };
}
