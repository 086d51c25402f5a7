import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useInviteMembers, type InvitationOutcome } from '../use-invite-members.ts';
import { useUpdateMember } from '../use-update-member.ts';
import type { MemberForm } from './member-form.ts';
import { stepsOf, type MemberStep } from './member-step.ts';
import { refusalStep } from './refusal-step.ts';

interface Sending {
  form: MemberForm;
  goTo: (step: MemberStep) => void;
}

/** What `useSendMemberForm` returns. */
export interface UseSendMemberFormResult {
  send: () => void;
  isPending: boolean;
  refusal: ApiError | undefined;
  forgetRefusal: () => void;
  outcomes: InvitationOutcome[] | undefined;
  reset: () => void;
}

/** Sends the form once; a refusal leads to the step at which it can be mended. */
export function useSendMemberForm({ form, goTo }: Sending): UseSendMemberFormResult {
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
