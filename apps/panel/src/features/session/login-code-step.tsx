import type { LoginCodeFormProps } from '@pinfold/sdk/session';
import { Suspense } from 'react';
import { lazyPage } from '../../browser/lazy-page.ts';
import { useText } from '../../texts/use-text.ts';
import { SessionPage } from './session-page.tsx';

/** The second step of a log-in, in place of the page that asked for the first. */
export function LoginCodeStep(props: LoginCodeFormProps) {
  const t = useText();
  return (
    <SessionPage title={t('login.code_title')} lead={t('login.code_lead')}>
      <Suspense fallback={null}>
        <LoginCodeForm {...props} />
      </Suspense>
    </SessionPage>
  );
}

// Most people log in by a password alone, and their first page is spared it.
const LoginCodeForm = lazyPage(async () => ({
  default: (await import('@pinfold/sdk/session')).LoginCodeForm,
}));
