import { LoginCodeForm, type LoginCodeFormProps } from '@pinfold/sdk/session';
import { PageTexts } from '../../pages/page-texts.tsx';
import { useText } from '../../texts/use-text.ts';
import { SessionPage } from './session-page.tsx';

/**
 * The second step of a log-in, in place of the page that asked for the first. Most people log in by a password alone,
 * and their first page is spared it.
 */
export default function LoginCodeStep(props: LoginCodeFormProps) {
  return (
    <PageTexts room="account">
      <CodeStep {...props} />
    </PageTexts>
  );
}

function CodeStep(props: LoginCodeFormProps) {
  const t = useText();
  return (
    <SessionPage title={t('login.code_title')} lead={t('login.code_lead')}>
      <LoginCodeForm {...props} />
    </SessionPage>
  );
}
