// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PinfoldEvent } from '../../../provider/pinfold-event.ts';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useMember } from '../members.ts';
import { useTeamActor } from '../use-team.ts';
import { useLocationChoice } from './use-location-choice.ts';
import { useMemberForm, type MemberFormOptions } from './use-member-form.ts';

const owner = { memberType: memberTypes.owner };

/** The form of an invitation, or of the member with this id, once the reader is known. */
async function open(options: TestClientOptions = {}, memberId?: number) {
  const client = createTestClient({ data: owner, ...options });
  const onEvent = vi.fn<(event: PinfoldEvent) => void>();
  const onError = vi.fn();
  const props = { client, onEvent, onError };
  const known = renderHookInPinfold(
    () => ({ actor: useTeamActor(), member: useMember(memberId).data }),
    props,
  );
  await waitFor(() => expect(known.result.current.actor).toBeDefined());
  if (memberId) await waitFor(() => expect(known.result.current.member).toBeDefined());
  const { actor, member } = known.result.current;
  if (!actor) throw new Error('nobody reads');
  const given: MemberFormOptions = { actor, member };
  const { result } = renderHookInPinfold(() => {
    const form = useMemberForm(given);
    return { ...form, places: useLocationChoice(form) };
  }, props);
  await waitFor(() => expect(result.current.places.isPending).toBe(false));
  const bodyOf = (operation: string) =>
    client.server.calls.find((call) => call.operation === operation)?.body;
  return { client, form: () => result.current, bodyOf, onEvent, onError };
}

describe('useMemberForm', () => {
  it('COM-04 sends what a manager was given, and tells what became of each address', async () => {
    const { form, bodyOf, onEvent } = await open();
    act(() => form().addAddresses('jan@firma.pl, ewa.kaczmarek@lipa.example'));
    act(() => form().next());
    expect(form().step).toBe('facilities');
    act(() => form().toggleFacility(2));
    act(() => form().next());
    act(() => form().chooseTemplate('reviews_only'));
    act(() => form().next());
    act(() => form().next());
    await waitFor(() => expect(form().step).toBe('complete'));
    expect(form().outcomes).toEqual([
      { email: 'jan@firma.pl', problem: undefined },
      { email: 'ewa.kaczmarek@lipa.example', problem: 'member_exists' },
    ]);
    expect(bodyOf('inviteMembers')).toMatchObject({
      type: memberTypes.manager,
      permission_type: 'selected',
      facilities_ids: [2],
      permissions: { reply_reviews: true, manage_team: false },
      emails: ['jan@firma.pl', 'ewa.kaczmarek@lipa.example'],
    });
    expect(onEvent).toHaveBeenCalledWith({ type: 'members_invited', invited: 1, refused: 1 });
    act(() => form().begin());
    expect(form()).toMatchObject({ step: 'members', addresses: [], outcomes: undefined, isDirty: false });
  });

  it('COM-04 sends of an admin the type alone', async () => {
    const { form, bodyOf } = await open();
    act(() => form().addAddresses('szef@firma.pl'));
    act(() => form().chooseType(memberTypes.admin));
    act(() => form().next());
    expect(form().isLast).toBe(true);
    act(() => form().next());
    await waitFor(() => expect(form().step).toBe('complete'));
    expect(bodyOf('inviteMembers')).toEqual({ type: memberTypes.admin, emails: ['szef@firma.pl'] });
  });

  it('COM-04 shows what is missing only once somebody wants to go on', async () => {
    const { form } = await open();
    expect(form().fault).toBeUndefined();
    act(() => form().next());
    expect(form()).toMatchObject({ step: 'members', fault: 'no_address' });
    act(() => form().addAddresses('jan@firma.pl'));
    expect(form().fault).toBeUndefined();
  });

  it('COM-04 keeps the facilities that a member begins with, and everything when one goes back', async () => {
    const { form, bodyOf } = await open({}, 4);
    act(() => form().next());
    act(() => form().toggleFacility(1));
    act(() => form().toggleFacility(3));
    act(() => form().places.clear());
    expect(form().draft.facilitiesIds).toEqual([1, 4]);
    act(() => form().toggleFacility(3));
    act(() => form().next());
    act(() => form().back());
    act(() => form().back());
    expect(form().isDirty).toBe(true);
    for (const step of ['facilities', 'permissions', 'permissions-preview']) {
      act(() => form().next());
      expect(form().step).toBe(step);
    }
    act(() => form().next());
    await waitFor(() => expect(form().step).toBe('complete'));
    expect(bodyOf('updateMember')).toMatchObject({ facilities_ids: [1, 4, 3] });
  });

  it('COM-03 goes from facilities to groups and back as the way of choosing changes', async () => {
    const { form } = await open();
    act(() => form().addAddresses('jan@firma.pl'));
    act(() => form().next());
    act(() => form().choosePlaces('select_groups'));
    expect(form().step).toBe('facilities-groups');
    act(() => form().toggleGroup(2));
    act(() => form().choosePlaces('all'));
    expect(form()).toMatchObject({ step: 'facilities', draft: { groupIds: [2], permissionType: 'all' } });
    act(() => form().next());
    expect(form().step).toBe('permissions');
  });

  it('COM-04 ticks what a permission needs, unticks what needs it, and takes both back', async () => {
    const { form } = await open({}, 4);
    act(() => form().chooseTemplate('viewer'));
    const before = form().draft.permissions;
    act(() => form().choosePermissions(['edit_review_reply_templates'], true));
    expect(form().lastChange?.added).toEqual([
      { permission: 'reply_reviews', because: 'edit_review_reply_templates' },
    ]);
    act(() => form().choosePermissions(['view_reviews'], false));
    expect(form().lastChange?.removed.map(({ permission }) => permission)).toEqual([
      'reply_reviews',
      'edit_review_reply_templates',
    ]);
    act(() => form().undoChange());
    expect(form().draft.permissions).toContain('edit_review_reply_templates');
    act(() => form().choosePermissions(['reply_reviews', 'edit_review_reply_templates'], false));
    expect(form().draft.permissions).toEqual(before);
  });

  it('COM-04 gives nothing that the reader does not hold', async () => {
    const held = ['view_team', 'manage_team', 'view_facilities_data', 'view_reviews'] as const;
    const { form } = await open({ data: { permissions: held } });
    expect(form().grantableTypes).toEqual([memberTypes.manager]);
    act(() => form().chooseTemplate('store_manager'));
    expect(form().draft.permissions).toEqual(['view_facilities_data', 'view_reviews']);
    act(() => form().choosePermissions(['reply_reviews', 'manage_company_data'], true));
    expect(form().draft.permissions).toEqual(['view_facilities_data', 'view_reviews']);
  });

  it('COM-04 goes back to the step that can mend a refusal, and forgets it once it is mended', async () => {
    const { client, form, onError } = await open({ failures: { inviteMembers: 'facility_unknown' } });
    act(() => form().addAddresses('jan@firma.pl'));
    act(() => form().toggleFacility(2));
    for (let step = 0; step < 4; step += 1) act(() => form().next());
    await waitFor(() => expect(form().refusal?.code).toBe('facility_unknown'));
    expect(form().step).toBe('facilities');
    expect(onError).not.toHaveBeenCalled();
    act(() => form().toggleFacility(3));
    expect(form().refusal).toBeUndefined();
    client.server.fail('inviteMembers', 'internal_error');
    for (let step = 0; step < 3; step += 1) act(() => form().next());
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(form()).toMatchObject({ step: 'permissions-preview', refusal: undefined, isSending: false });
  });

  it('COM-04 sends once, however often the button is pressed', async () => {
    const { client, form } = await open({ latency: 20 });
    act(() => form().addAddresses('szef@firma.pl'));
    act(() => form().chooseType(memberTypes.admin));
    act(() => form().next());
    act(() => form().next());
    await waitFor(() => expect(form().isSending).toBe(true));
    act(() => form().next());
    await waitFor(() => expect(form().step).toBe('complete'));
    expect(client.server.calls.filter(({ operation }) => operation === 'inviteMembers')).toHaveLength(1);
  });
});
