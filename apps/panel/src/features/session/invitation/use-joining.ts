import {
  useAcceptInvitation,
  useSettings,
  type Invitation,
  type MailedLink,
} from '@pinfold/sdk/headless/session';
import { useState } from 'react';
import { notifyGood } from '../../../notices/notices.ts';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { enterPanel } from '../entry.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { defaultMinLength } from '../password/new-password-complaints.ts';
import { joiningComplaints, joiningProblem, type JoiningDraft } from './invitation-problem.ts';

/** Joining by one invitation: what was typed, what is wrong with it, and how to send it. */
export function useJoining(link: MailedLink, invitation: Invitation) {
  const t = useText();
  const [draft, setDraft] = useState<JoiningDraft>({ name: '', password: '', hasAcceptedTerms: false });
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const accept = useAcceptInvitation();
  const hasAccount = invitation.has_account;

  const join = () =>
    accept.mutate(hasAccount ? link : { ...link, ...draft, name: draft.name.trim() }, {
      onSuccess: ({ token, email, company_id: companyId }) => {
        enterPanel({ user: { token, email }, to: authPaths.home, companyId });
        notifyGood(t('invitation.done', { company: invitation.company_name }));
      },
    });
  const form = useCheckedForm({
    complaints: joiningComplaints(draft, { hasAccount, minLength }),
    refusal: accept.error ? joiningProblem(accept.error) : undefined,
    isPending: accept.isPending,
    onSend: join,
  });
  return {
    draft,
    form,
    isPending: accept.isPending,
    change(change: Partial<JoiningDraft>) {
      setDraft({ ...draft, ...change });
      if (accept.isError) accept.reset();
    },
  };
}

export type Joining = ReturnType<typeof useJoining>;
