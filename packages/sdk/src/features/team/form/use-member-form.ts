import { useMemo, useState } from 'react';
import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import { grantableTypes, type TeamActor } from '@pinfold/contract/features/team/member';
import { type MemberDraft, toggleFacility } from '@pinfold/contract/features/team/member-draft';
import { type MemberTemplateKey, memberTemplates } from '@pinfold/contract/features/team/member-templates';
import type { ApiError } from '../../../client/api-error.ts';
import type { TeamMember } from '../members.ts';
import {
  choosePermissions,
  grantableWithNeeds,
  type PermissionChange,
} from '../permissions/permission-choice.ts';
import { type InvitationOutcome, useInviteMembers, useUpdateMember } from '../use-member-grants.ts';
import { joinAddresses, splitAddresses } from './addresses.ts';
import {
  beginMemberForm,
  chooseType,
  faultOf,
  isDirty,
  type MemberForm,
  type MemberStep,
  refusalStep,
  stepBeside,
  type StepFault,
  stepsOf,
} from './member-form.ts';

/** The acting user, and the member to edit. */
export interface MemberFormOptions {
  /** The user, from `useTeamActor`. */
  actor: TeamActor & { seesEverything: boolean };
  /** Whom to edit. Left out, people are invited. */
  member?: TeamMember | undefined;
}

/**
 * State of the team dialog: six steps of which those that do not apply are skipped, the choices of each, why one cannot
 * be left, and sending. Going back keeps all choices.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal of the API is in `refusal`, and the step changes to the one at
 * which it can be corrected.
 * @example
 * ```tsx
 * const form = useMemberForm({ actor });
 * form.addAddresses('anna@example.com, jan@example.com');
 * form.next();
 * ```
 */
export function useMemberForm({ actor, member }: MemberFormOptions): MemberFormState {
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
    seesEverything: actor.seesEverything,
    step,
    steps,
    isFirst: steps[0] === step,
    isLast: step === 'permissions-preview',
    isDirty: step !== 'complete' && isDirty(form, begun),
    fault: isFaultShown ? fault : undefined,
    addAddresses: (text: string) =>
      change({ ...form, addresses: joinAddresses(form.addresses, splitAddresses(text)) }),
    setAddresses: (addresses: readonly string[]) => change({ ...form, addresses }),
    chooseType: (type: MemberType) => {
      setForm(chooseType(form, type, grantable));
      sending.forgetRefusal();
    },
    choosePlaces: (permissionType: MemberDraft['permissionType']) => {
      changeDraft({ permissionType });
      const next = stepsOf({ ...draft, permissionType });
      if (!next.includes(step)) goTo(next[1]);
    },
    toggleFacility: (id: number) =>
      changeDraft({ facilitiesIds: toggleFacility(draft.facilitiesIds, form.lockedFacilities, id) }),
    addFacilities: (ids: readonly number[]) =>
      changeDraft({ facilitiesIds: [...new Set([...draft.facilitiesIds, ...ids])] }),
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
    refusal: sending.refusal,
    outcomes: sending.outcomes,
    begin,
  };
}

/** What `useMemberForm` gives. */
export interface MemberFormState {
  member: TeamMember | undefined;
  addresses: readonly string[];
  draft: MemberDraft;
  lockedFacilities: readonly number[];
  wasReset: boolean;
  grantable: ReadonlySet<Permission>;
  grantableTypes: MemberType[];
  /** Whether the user sees every location, and so may give all of them. */
  seesEverything: boolean;
  step: MemberStep;
  steps: MemberStep[];
  isFirst: boolean;
  /** The next press sends. */
  isLast: boolean;
  isDirty: boolean;
  /** Why this step cannot be left, after the first try. */
  fault: StepFault | undefined;
  addAddresses: (text: string) => void;
  setAddresses: (addresses: readonly string[]) => void;
  chooseType: (type: MemberType) => void;
  /** How locations are chosen; one by one and by group are steps of their own. */
  choosePlaces: (permissionType: MemberDraft['permissionType']) => void;
  toggleFacility: (id: number) => void;
  addFacilities: (ids: readonly number[]) => void;
  /** Removes all locations but those selected at the start. */
  clearFacilities: () => void;
  toggleGroup: (id: number) => void;
  choosePermissions: (wanted: readonly Permission[], isOn: boolean) => void;
  chooseTemplate: (key: MemberTemplateKey) => void;
  /** What came or went along with the last tick. */
  lastChange: (PermissionChange & { before: readonly Permission[] }) | undefined;
  undoChange: () => void;
  next: () => void;
  back: () => void;
  isSending: boolean;
  /** The API's refusal, with its text and code. */
  refusal: ApiError | undefined;
  /** Outcome of each address; undefined until they are sent, and for a member who is edited. */
  outcomes: InvitationOutcome[] | undefined;
  /** Starts again for another member, or with addresses whose invitation failed. */
  begin: (addresses?: readonly string[]) => void;
}

interface Sending {
  form: MemberForm;
  goTo: (step: MemberStep) => void;
}

/** What `useSendMemberForm` returns. */
interface UseSendMemberFormResult {
  send: () => void;
  isPending: boolean;
  refusal: ApiError | undefined;
  forgetRefusal: () => void;
  outcomes: InvitationOutcome[] | undefined;
  reset: () => void;
}

/** Sends the form once; a refusal leads to the step at which it can be corrected. */
function useSendMemberForm({ form, goTo }: Sending): UseSendMemberFormResult {
  const invite = useInviteMembers();
  const update = useUpdateMember();
  const [refusal, setRefusal] = useState<ApiError>();

  const onError = (error: ApiError) => {
    const step = refusalStep(error, form.draft);
    if (!step) return;
    setRefusal(error);
    goTo(stepsOf(form.draft).includes(step) ? step : 'members');
  };
  const onSuccess = () => goTo('complete');
  const isPending = invite.isPending || update.isPending;

  const send = () => {
    if (isPending) return;
    setRefusal(undefined);
    const { member, addresses, draft } = form;
    if (member) update.mutate({ userId: member.user_id, grant: draft }, { onSuccess, onError });
    else invite.mutate({ emails: addresses, grant: draft }, { onSuccess, onError });
  };

  return {
    send,
    isPending,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    outcomes: invite.data,
    reset: () => {
      setRefusal(undefined);
      invite.reset();
      update.reset();
    },
  };
}
