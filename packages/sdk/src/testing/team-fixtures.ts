import { hasFullAccess, memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { memberTemplates } from '@pinfold/contract/features/team/member-templates';
import type { Schemas } from '../client/schema.ts';

export interface TestTeam {
  members: Schemas['TeamMember'][];
  apiKeys: Schemas['ApiKey'][];
}

interface TestTeamOptions {
  now: Date;
  /** The company with the user's own membership. */
  company: Schemas['CurrentCompany'];
  /** Number of members, including the user. @defaultValue 8 */
  memberCount?: number | undefined;
}

/** Returns a member in the shape of the API, with your values. */
export function testMember(values: Partial<Schemas['TeamMember']> = {}): Schemas['TeamMember'] {
  const type = values.type ?? memberTypes.manager;
  const isFull = hasFullAccess(type);
  return {
    user_id: 100,
    email: 'osoba@lipa.example',
    name: 'Osoba Testowa',
    type,
    permission_type: isFull ? 'all' : 'selected',
    all_facilities_access: isFull,
    facilities_ids: isFull ? [] : [1],
    facilities_groups_ids: [],
    facilities_count: isFull ? 7 : 1,
    sees_more_facilities: false,
    permissions: permissionMap(isFull ? permissions : memberTemplates.viewer),
    invitation_status: 'active',
    invited_at: null,
    invitation_expires_at: null,
    is_managed_by_sso: false,
    ...values,
  };
}

/** Returns the team of the test company, with all kinds of members and invitations. */
export function testTeam({ now, company, memberCount = 8 }: TestTeamOptions): TestTeam {
  const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString();
  const invited = (sent: number) => ({
    name: '',
    invitation_status: 'pending' as const,
    invited_at: day(sent),
    invitation_expires_at: day(sent + 14),
  });
  const held = permissions.filter((permission) => company.permissions[permission]);
  const members = [
    {
      ...person(1, 'Anna Nowak', company.company_user.type, held),
      permission_type: 'all' as const,
      all_facilities_access: true,
      facilities_count: company.facilities_count,
    },
    person(2, 'Krzysztof Wójcik', memberTypes.owner),
    person(3, 'Magdalena Zielińska', memberTypes.admin),
    {
      ...person(4, 'Tomasz Lewandowski', memberTypes.manager, memberTemplates.store_manager),
      facilities_ids: [1, 4],
      facilities_count: 2,
    },
    {
      ...person(5, 'Ewa Kaczmarek', memberTypes.manager, memberTemplates.reviews_only),
      permission_type: 'select_groups' as const,
      facilities_ids: [],
      facilities_groups_ids: [1],
      facilities_count: 3,
    },
    { ...person(6, 'Jan Kowalski', memberTypes.manager, memberTemplates.viewer), ...invited(-3) },
    { ...person(7, 'Ola Wrona', memberTypes.admin), ...invited(-20) },
    {
      ...person(8, 'Piotr Mazur', memberTypes.manager, memberTemplates.reviews_only),
      facilities_ids: [1, 2, 3, 4, 5],
      facilities_count: 5,
      is_managed_by_sso: true,
    },
    ...Array.from({ length: Math.max(0, memberCount - 8) }, (_, index) =>
      person(index + 9, `Osoba ${index + 9}`, memberTypes.manager, memberTemplates.viewer),
    ),
  ].slice(0, memberCount);
  return { members, apiKeys: [testApiKey(now)] };
}

function person(id: number, name: string, type: MemberType, held?: readonly Permission[]) {
  const [first = '', last = ''] = name.split(' ');
  const email = `${plain(first)}.${plain(last)}@lipa.example`;
  return testMember({
    user_id: id,
    name,
    email,
    type,
    ...(held && { permissions: permissionMap(held) }),
  });
}

function plain(name: string): string {
  return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

function testApiKey(now: Date): Schemas['ApiKey'] {
  return {
    id: 1,
    name: 'Portal partnerów',
    prefix: 'pfk_4tZ9',
    permissions: ['view_facilities_data', 'view_reviews', 'reply_reviews'],
    created_at: new Date(now.getTime() - 40 * 86_400_000).toISOString(),
    created_by: 'Anna Nowak',
    last_used_at: new Date(now.getTime() - 3_600_000).toISOString(),
  };
}
