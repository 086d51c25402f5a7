import { useConfirmRegistration } from '@pinfold/sdk/headless/session';
import { Banner, Button } from '@pinfold/sdk/ui';
import { useParams } from 'react-router';
import { notifyGood } from '../../../notices/notices.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { enterPanel, EntryGate } from '../entry.tsx';
import { problemMessage } from '../form/complaints.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';

export default function ConfirmEmailPage() {
  return (
    <EntryGate>
      <PageTexts room="account">
        <ConfirmEmail />
      </PageTexts>
    </EntryGate>
  );
}

/** Confirms on a press, not by mere opening: mail programs open links by themselves, and this one works once. */
function ConfirmEmail() {
  const t = useText();
  const { uid = '', token = '' } = useParams();
  const confirm = useConfirmRegistration();
  const problem = confirm.error && problemMessage(confirm.error, 'problem.failed');
  const press = () =>
    confirm.mutate(
      { uid, token },
      {
        onSuccess: (session) => {
          const user = { token: session.token, email: session.email };
          enterPanel({ user, to: authPaths.accountType });
          notifyGood(t('confirm.done'));
        },
      },
    );

  if (confirm.error?.code === 'link_invalid')
    return (
      <SessionPage
        title={t('confirm.gone')}
        lead={t('confirm.gone_text')}
        footer={<TextLink to={authPaths.login}>{t('sign_up.log_in')}</TextLink>}
      />
    );
  return (
    <SessionPage title={t('confirm.title')} lead={t('confirm.text')}>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.text ?? t(problem.key, problem.values)}
        </Banner>
      )}
      <Button
        variant="primary"
        autoFocus
        isPending={confirm.isPending}
        pendingLabel={t('confirm.pending')}
        onPress={press}
      >
        {t('confirm.submit')}
      </Button>
    </SessionPage>
  );
}
