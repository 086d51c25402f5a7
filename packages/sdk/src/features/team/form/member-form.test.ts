import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../client/api-error.ts';
import { testMember } from '../../../testing/team-fixtures.ts';
import { readMember } from '../members.ts';
import { beginMemberForm, chooseType, faultOf, isDirty, refusalStep, stepsOf } from './member-form.ts';

const { owner, admin, manager } = memberTypes;
const everything: ReadonlySet<Permission> = new Set(permissions);
const member = readMember(
  testMember({ facilities_ids: [1, 4], permissions: permissionMap(['view_reviews', 'reply_reviews']) }),
);

describe('the team form', () => {
  it('COM-04 begins with the defaults of a new member, as far as the reader may give them', () => {
    const { draft } = beginMemberForm(undefined, new Set(['view_facilities_data']));
    expect(draft).toMatchObject({ type: manager, permissionType: 'selected', facilitiesIds: [] });
    expect(draft.permissions).toEqual(['view_facilities_data']);
  });

  it('COM-04 another type resets facilities and permissions, says so, and unlocks what was locked', () => {
    const begun = beginMemberForm(member, everything);
    expect(begun.lockedFacilities).toEqual([1, 4]);
    const changed = chooseType(begun, admin, everything);
    expect(changed).toMatchObject({ wasReset: true, lockedFacilities: [], draft: { permissionType: 'all' } });
    const back = chooseType(changed, manager, everything);
    expect(back.draft.facilitiesIds).toEqual([]);
    expect(back.wasReset).toBe(false);
    expect(chooseType(begun, manager, everything)).toBe(begun);
  });

  it.each([
    [owner, 'all', ['members', 'permissions-preview', 'complete']],
    [admin, 'all', ['members', 'permissions-preview', 'complete']],
    [manager, 'selected', ['members', 'facilities', 'permissions', 'permissions-preview', 'complete']],
    [
      manager,
      'select_groups',
      ['members', 'facilities-groups', 'permissions', 'permissions-preview', 'complete'],
    ],
  ] as const)('COM-04 type %i with %s goes through the steps that apply', (type, permissionType, steps) => {
    expect(stepsOf({ type, permissionType })).toEqual(steps);
  });

  it('COM-04 no step is left without what it is for', () => {
    const form = beginMemberForm(undefined, everything);
    expect(faultOf(form, 'members')).toBe('no_address');
    expect(faultOf({ ...form, addresses: ['anna'] }, 'members')).toBe('bad_address');
    const many = Array.from({ length: 51 }, (_, index) => `a${index}@firma.pl`);
    expect(faultOf({ ...form, addresses: many }, 'members')).toBe('too_many_addresses');
    expect(faultOf(form, 'facilities')).toBe('no_facility');
    const byGroup = { ...form, draft: { ...form.draft, permissionType: 'select_groups' as const } };
    expect(faultOf(byGroup, 'facilities-groups')).toBe('no_group');
    expect(faultOf({ ...form, draft: { ...form.draft, permissions: [] } }, 'permissions')).toBe(
      'no_permission',
    );
    expect(faultOf(beginMemberForm(member, everything), 'members')).toBeUndefined();
  });

  it('COM-04 knows whether closing would lose something', () => {
    const begun = beginMemberForm(member, everything);
    expect(isDirty(begun, begun)).toBe(false);
    const ids = { ...begun, draft: { ...begun.draft, facilitiesIds: [4, 1] } };
    expect(isDirty(ids, begun)).toBe(false);
    expect(isDirty({ ...begun, draft: { ...begun.draft, facilitiesIds: [1, 4, 7] } }, begun)).toBe(true);
    expect(isDirty({ ...begun, addresses: ['anna@firma.pl'] }, begun)).toBe(true);
  });

  it.each([
    ['plan_limit_reached', undefined, 'members'],
    ['member_out_of_reach', undefined, 'members'],
    ['last_owner', undefined, 'members'],
    ['facility_missing', undefined, 'facilities'],
    ['facility_unknown', 'facilities_ids', 'facilities'],
    ['permission_not_held', undefined, 'permissions'],
    ['permission_not_held', 'permission_type', 'facilities'],
    ['invalid_request', 'emails.2', 'members'],
    ['invalid_request', 'body.emails.2', 'members'],
    ['invalid_request', 'body.permissions.view_reviews', 'permissions'],
    ['internal_error', undefined, undefined],
  ] as const)('COM-04 the refusal %s of %s is mended at %s', (code, path, step) => {
    const errors = path ? [{ path, message: '' }] : [];
    const error = new ApiError({ kind: 'http', status: 400, code, errors });
    expect(refusalStep(error, beginMemberForm(undefined, everything).draft)).toBe(step);
  });
});
