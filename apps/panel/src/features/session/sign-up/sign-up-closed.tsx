import { Link } from '@pinfold/sdk/ui';
import { useEffect } from 'react';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';

/** Long enough to read why one is led away. */
const readingMs = 4000;

/** A link that opens nothing: says so, and leads to the prices (product spec, section 2). */
export function SignUpClosed({ pricingUrl }: { pricingUrl: string }) {
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
