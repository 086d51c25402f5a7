import { useRegister, useSettings } from '@pinfold/sdk/headless/session';
import { useState } from 'react';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { defaultMinLength } from '../password/new-password-complaints.ts';
import type { ReadSignUpLink } from './sign-up-link.ts';
import { signUpComplaints, signUpProblem, type SignUpDraft } from './sign-up-problem.ts';

/** Signing up by one link: what was typed, what is wrong with it, and how to send it, also once more. */
export function useSignUp(link: ReadSignUpLink) {
  const [draft, setDraft] = useState(empty);
  const [timesSent, setTimesSent] = useState(0);
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const register = useRegister();
  const send = () =>
    register.mutate(
      { ...link, ...draft, email: draft.email.trim(), name: draft.name.trim() },
      { onSuccess: () => setTimesSent((times) => times + 1) },
    );
  const problem = register.error ? signUpProblem(register.error) : undefined;
  const form = useCheckedForm({
    complaints: signUpComplaints(draft, minLength),
    refusal: problem,
    isPending: register.isPending,
    onSend: send,
  });
  return {
    draft,
    form,
    problem,
    isPending: register.isPending,
    timesSent,
    send,
    change(change: Partial<SignUpDraft>) {
      setDraft({ ...draft, ...change });
      if (register.isError) register.reset();
    },
    startOver() {
      setTimesSent(0);
      register.reset();
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

const empty: SignUpDraft = {
  name: '',
  email: '',
  password: '',
  hasAcceptedTerms: false,
  hasAcceptedMarketing: false,
};
