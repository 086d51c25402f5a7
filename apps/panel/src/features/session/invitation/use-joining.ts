import {
  useAcceptInvitation,
  useSettings,
  type Invitation,
  type MailedLink,
} from '@pinfold/sdk/headless/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearProblems, notifyGood } from '../../../notices/notices.ts';
import { beginSession, browserStore } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { defaultMinLength } from '../password/new-password-complaints.ts';
import { joiningComplaints, joiningProblem, type JoiningDraft } from './invitation-problem.ts';

/** Joining by one invitation: what was typed, what is wrong with it, and how to send it. */
export function useJoining(link: MailedLink, invitation: Invitation) {
  const t = useText();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<JoiningDraft>({ name: '', password: '', hasAcceptedTerms: false });
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const accept = useAcceptInvitation();
  const hasAccount = invitation.has_account;

  const join = () =>
    accept.mutate(hasAccount ? link : { ...link, ...draft, name: draft.name.trim() }, {
      onSuccess: ({ token, email, company_id }) => {
        clearProblems();
        notifyGood(t('invitation.done', { company: invitation.company_name }));
        browserStore.write({ companyId: company_id });
        void navigate('/', { replace: true });
        beginSession({ token, email });
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
