import { useSettings } from '@pinfold/sdk/headless/session';
import { Link } from '@pinfold/sdk/ui';
import { useLocation } from 'react-router-dom';
import { authPaths, safeReturnPath } from '../../routing/auth-paths.ts';
import { useText } from '../../texts/use-text.ts';
import { SocialButtons } from './federated/social-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import { SessionPage } from './session-page.tsx';
import { TextLink } from './text-link.tsx';

export default function LoginPage() {
  const t = useText();
  const { search } = useLocation();
  const settings = useSettings();
  const pricing = settings.data?.urls.pricing;
  return (
    <SessionPage
      title={t('login.title')}
      lead={t('login.lead')}
      // It stands below what the settings bring, so it comes with them.
      footer={
        !settings.isPending && (
          <>
            <TextLink to={authPaths.ssoLogin + search}>{t('login.sso')}</TextLink>
            {pricing && (
              <span>
                {t('login.no_account')} <Link href={pricing}>{t('login.pricing')}</Link>
              </span>
            )}
          </>
        )
      }
    >
      <LoginForm />
      <SocialButtons login={{ next: safeReturnPath(search) }} />
    </SessionPage>
  );
}
