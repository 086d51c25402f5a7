import { useSettings } from '@pinfold/sdk/headless/session';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { accountTypePath } from '../federated/after-login.ts';
import { SocialButtons } from '../federated/social-buttons.tsx';
import { MailSent } from '../mail-sent.tsx';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { ReadSignUpLink } from './sign-up-link.ts';
import { useSignUp } from './use-sign-up.ts';

/** The sign-up of a link that opens it: the form, then where the mail went. */
export function OpenSignUp({ link }: { link: ReadSignUpLink }) {
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
        login={{ ...access, next: accountTypePath, hasAcceptedTerms: draft.hasAcceptedTerms }}
        check={() => signUp.form.require('terms')}
      />
    </SessionPage>
  );
}
