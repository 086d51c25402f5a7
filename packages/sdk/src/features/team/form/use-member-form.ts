import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import { grantableTypes, type TeamActor } from '@pinfold/contract/features/team/can-manage-member';
import { memberTemplates, type MemberTemplateKey } from '@pinfold/contract/features/team/member-templates';
import type { MemberDraft } from '@pinfold/contract/features/team/member-draft';
import { toggleFacility } from '@pinfold/contract/features/team/toggle-facility';
import { useMemo, useState } from 'react';
import { choosePermissions, type PermissionChange } from '../permissions/permission-choice.ts';
import { grantableWithNeeds } from '../permissions/grantable.ts';
import type { TeamMember } from '../team-member.ts';
import { joinAddresses, splitAddresses } from './addresses.ts';
import { beginMemberForm, chooseType, faultOf, isDirty, type MemberForm } from './member-form.ts';
import { stepBeside, stepsOf, type MemberStep } from './member-step.ts';
import { useSendMemberForm } from './use-send-member-form.ts';

/** Who invites, or edits whom. */
export interface MemberFormOptions {
  /** The reader, from `useTeamActor`. */
  actor: TeamActor & { seesEverything: boolean };
  /** Whom to edit. Left out, people are invited. */
  member?: TeamMember | undefined;
}

/**
 * The team dialog without its looks: six steps of which those that do not apply are skipped, what is chosen in each,
 * what keeps one from being left, and the sending. Going back keeps everything.
 *
 * @throws Error outside a `PinfoldProvider`. What the API refuses is in `refusal`, and the step is the one to mend it at.
 * @example
 * ```tsx
 * const form = useMemberForm({ actor });
 * form.addAddresses('anna@example.com, jan@example.com');
 * form.next();
 * ```
 */
export function useMemberForm({ actor, member }: MemberFormOptions) {
  const grantable = useMemo(() => grantableWithNeeds(actor), [actor]);
  const [begun, setBegun] = useState(() => beginMemberForm(member, grantable));
  const [form, setForm] = useState(begun);
  const [step, setStep] = useState<MemberStep>('members');
  const [isFaultShown, setFaultShown] = useState(false);
  const [lastChange, setLastChange] = useState<PermissionChange & { before: readonly Permission[] }>();
  const sending = useSendMemberForm({ form, goTo: setStep });

  const { draft } = form;
  const steps = stepsOf(draft);
  const fault = faultOf(form, step);
  const change = (next: MemberForm) => {
    setForm({ ...next, wasReset: next.wasReset && next.draft === form.draft });
    sending.forgetRefusal();
  };
  const changeDraft = (part: Partial<MemberDraft>) => change({ ...form, draft: { ...draft, ...part } });
  const changePermissions = (next: PermissionChange) => {
    changeDraft({ permissions: next.permissions });
    setLastChange({ ...next, before: draft.permissions });
  };
  const goTo = (next: MemberStep | undefined) => {
    setFaultShown(false);
    setLastChange(undefined);
    if (next) setStep(next);
  };
  const begin = (addresses: readonly string[] = []) => {
    const fresh = beginMemberForm(member, grantable);
    setBegun(fresh);
    setForm(addresses.length > 0 ? { ...form, addresses } : fresh);
    sending.reset();
    goTo('members');
  };

  return {
    member,
    addresses: form.addresses,
    draft,
    lockedFacilities: form.lockedFacilities,
    wasReset: form.wasReset,
    grantable,
    grantableTypes: useMemo(() => grantableTypes(actor), [actor]),
    /** Whether the reader sees every location, and so may give all of them. */
    seesEverything: actor.seesEverything,
    step,
    steps,
    isFirst: steps[0] === step,
    /** The next press sends. */
    isLast: step === 'permissions-preview',
    isDirty: step !== 'complete' && isDirty(form, begun),
    /** What keeps this step from being left, once somebody has tried. */
    fault: isFaultShown ? fault : undefined,
    addAddresses: (text: string) =>
      change({ ...form, addresses: joinAddresses(form.addresses, splitAddresses(text)) }),
    setAddresses: (addresses: readonly string[]) => change({ ...form, addresses }),
    chooseType: (type: MemberType) => {
      setForm(chooseType(form, type, grantable));
      sending.forgetRefusal();
    },
    /** How locations are chosen; one by one and by group are steps of their own. */
    choosePlaces: (permissionType: MemberDraft['permissionType']) => {
      changeDraft({ permissionType });
      const next = stepsOf({ ...draft, permissionType });
      if (!next.includes(step)) goTo(next[1]);
    },
    toggleFacility: (id: number) =>
      changeDraft({ facilitiesIds: toggleFacility(draft.facilitiesIds, form.lockedFacilities, id) }),
    addFacilities: (ids: readonly number[]) =>
      changeDraft({ facilitiesIds: [...new Set([...draft.facilitiesIds, ...ids])] }),
    /** Takes away all locations but those selected to begin with. */
    clearFacilities: () => changeDraft({ facilitiesIds: form.lockedFacilities }),
    toggleGroup: (id: number) =>
      changeDraft({
        groupIds: draft.groupIds.includes(id)
          ? draft.groupIds.filter((one) => one !== id)
          : [...draft.groupIds, id],
      }),
    choosePermissions: (wanted: readonly Permission[], isOn: boolean) =>
      changePermissions(choosePermissions(draft.permissions, wanted, isOn, grantable)),
    chooseTemplate: (key: MemberTemplateKey) =>
      changePermissions({ ...choosePermissions([], memberTemplates[key], true, grantable), added: [] }),
    /** What came or went along with the last tick. */
    lastChange,
    undoChange: () => {
      if (lastChange) changeDraft({ permissions: lastChange.before });
      setLastChange(undefined);
    },
    next: () => {
      if (fault) setFaultShown(true);
      else if (step === 'permissions-preview') sending.send();
      else goTo(stepBeside(steps, step, 1));
    },
    back: () => goTo(stepBeside(steps, step, -1)),
    isSending: sending.isPending,
    /** What the API has refused, in its own words, with its code. */
    refusal: sending.refusal,
    /** What became of each address; undefined until they were sent, and for a member who was edited. */
    outcomes: sending.outcomes,
    /** Begins anew for somebody else, or with addresses that did not go through. */
    begin,
  };
}

/** What `useMemberForm` gives. */
export type MemberFormState = ReturnType<typeof useMemberForm>;
