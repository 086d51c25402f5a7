import { useRegister, useSettings, useSignUpAccess } from '@pinfold/sdk/headless/session';
import { Button, CheckBox, ErrorState, Link, Skeleton, TextField } from '@pinfold/sdk/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { SocialButtons } from '../federated/social-buttons.tsx';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { MailSent } from '../mail-sent.tsx';
import { defaultMinLength } from '../password/new-password.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import {
  readSignUpLink,
  signUpComplaints,
  signUpProblem,
  type ReadSignUpLink,
  type SignUpDraft,
} from './sign-up.ts';
import { PasswordAndTerms } from './password-and-terms.tsx';

export default function SignUpPage() {
  return (
    <PageTexts room="account">
      <SignUp />
    </PageTexts>
  );
}

function SignUp() {
  const t = useText();
  const { campaign, ...link } = readSignUpLink(useLocation().search);
  const access = useSignUpAccess(link);
  const settings = useSettings();
  if (access.isPending || settings.isPending)
    return (
      <SessionPage title={t('sign_up.title')}>
        <Skeleton label={t('sign_up.checking')} blocks={3} lines={2} />
      </SessionPage>
    );
  if (access.isError)
    return (
      <SessionPage title={t('sign_up.title')}>
        <ErrorState
          title={t('sign_up.check_failed')}
          retryLabel={t('retry')}
          isRetrying={access.isFetching}
          onRetry={() => void access.refetch()}
        >
          {t('problem.failed')}
        </ErrorState>
      </SessionPage>
    );
  if (!access.data.is_open) return <SignUpClosed pricingUrl={access.data.pricing_url} />;
  return <OpenSignUp link={{ ...link, ...(campaign && { campaign }) }} />;
}

/** The sign-up of a link that opens it: the form, then where the mail went. */
function OpenSignUp({ link }: { link: ReadSignUpLink }) {
  const t = useText();
  const trialDays = useSettings().data?.trial_days;
  const signUp = useSignUp(link);
  const { draft, problem } = signUp;
  const logIn = (
    <span>
      {t('sign_up.have_account')} <TextLink to={authPaths.login}>{t('sign_up.log_in')}</TextLink>
    </span>
  );
  if (signUp.timesSent > 0)
    return (
      <MailSent
        onResend={signUp.send}
        isResending={signUp.isPending}
        wasResent={signUp.timesSent > 1 && !signUp.isPending}
        problem={problem && (problem.text ?? t(problem.key, problem.values))}
        onOtherAddress={signUp.startOver}
        footer={logIn}
      >
        {t('mail.sign_up', { email: draft.email.trim() })}
      </MailSent>
    );
  const { campaign: _campaign, ...access } = link;
  return (
    <SessionPage
      title={t('sign_up.title')}
      lead={trialDays !== undefined && t('sign_up.lead', { count: trialDays })}
      footer={logIn}
    >
      <SignUpForm {...signUp} />
      <SocialButtons
        login={{ ...access, next: authPaths.accountType, hasAcceptedTerms: draft.hasAcceptedTerms }}
        check={() => signUp.form.require('terms')}
      />
    </SessionPage>
  );
}

/** Asks for what an account needs. */
function SignUpForm({ draft, form, isPending, change }: SignUpState) {
  const t = useText();
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <TextField
        id={form.idOf('name')}
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={120}
        label={t('field.name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        errorMessage={form.complaintOf('name')}
      />
      <TextField
        id={form.idOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('login.email')}
        value={draft.email}
        onChange={(email) => change({ email })}
        errorMessage={form.complaintOf('email')}
      />
      <PasswordAndTerms draft={draft} change={change} form={form} />
      <CheckBox
        name="marketing"
        label={t('sign_up.marketing')}
        description={t('sign_up.marketing_hint')}
        isSelected={draft.hasAcceptedMarketing}
        onChange={(hasAcceptedMarketing) => change({ hasAcceptedMarketing })}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('sign_up.pending')}>
        {t('sign_up.submit')}
      </Button>
    </FormColumn>
  );
}

/** Signing up by one link: what was typed, what is wrong with it, and how to send it, also again. */
function useSignUp(link: ReadSignUpLink) {
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

type SignUpState = ReturnType<typeof useSignUp>;

const empty: SignUpDraft = {
  name: '',
  email: '',
  password: '',
  hasAcceptedTerms: false,
  hasAcceptedMarketing: false,
};

/** Long enough to read why one is led away. */
const readingMs = 4000;

/** A link that opens nothing: says so, and leads to the prices (product spec, section 2). */
function SignUpClosed({ pricingUrl }: { pricingUrl: string }) {
  const t = useText();
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(pricingUrl), readingMs);
    return () => clearTimeout(timer);
  }, [pricingUrl]);
  return (
    <SessionPage
      title={t('sign_up.closed')}
      lead={t('sign_up.closed_text')}
      footer={
        <span>
          {t('sign_up.have_account')} <TextLink to={authPaths.login}>{t('sign_up.log_in')}</TextLink>
        </span>
      }
    >
      <Link variant="button" href={pricingUrl}>
        {t('sign_up.to_pricing')}
      </Link>
    </SessionPage>
  );
}
