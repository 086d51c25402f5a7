import { useSettings, useSignUpAccess } from '@pinfold/sdk/headless/session';
import { ErrorState, Skeleton } from '@pinfold/sdk/ui';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../texts/use-text.ts';
import { AccountTexts } from '../account-texts.tsx';
import { SessionPage } from '../session-page.tsx';
import { OpenSignUp } from './open-sign-up.tsx';
import { SignUpClosed } from './sign-up-closed.tsx';
import { readSignUpLink } from './sign-up-link.ts';

export default function SignUpPage() {
  return (
    <AccountTexts>
      <SignUp />
    </AccountTexts>
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
