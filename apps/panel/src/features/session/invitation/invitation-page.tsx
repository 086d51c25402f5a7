import { useInvitation } from '@pinfold/sdk/headless/session';
import { ErrorState, Skeleton } from '@pinfold/sdk/ui';
import { useParams } from 'react-router-dom';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { AccountTexts } from '../account-texts.tsx';
import { EntryDoor } from '../entry.tsx';
import { problemWords } from '../form/problem-words.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { OpenInvitation } from './open-invitation.tsx';

export default function InvitationPage() {
  return (
    <EntryDoor>
      <AccountTexts>
        <InvitationOfLink />
      </AccountTexts>
    </EntryDoor>
  );
}

function InvitationOfLink() {
  const t = useText();
  const { uid = '', token = '' } = useParams();
  const invitation = useInvitation({ uid, token });
  if (invitation.isPending)
    return (
      <SessionPage title={t('invitation.loading')}>
        <Skeleton label={t('invitation.loading')} blocks={2} />
      </SessionPage>
    );
  if (invitation.data) return <OpenInvitation link={{ uid, token }} invitation={invitation.data} />;
  if (invitation.error.code === 'link_invalid')
    return (
      <SessionPage
        title={t('invitation.gone')}
        lead={t('invitation.gone_text')}
        footer={<TextLink to={authPaths.login}>{t('sign_up.log_in')}</TextLink>}
      />
    );
  const problem = problemWords(invitation.error, 'problem.failed');
  return (
    <SessionPage title={t('invitation.failed')}>
      <ErrorState
        title={problem.text ?? t(problem.key, problem.values)}
        retryLabel={t('retry')}
        isRetrying={invitation.isFetching}
        onRetry={() => void invitation.refetch()}
      />
    </SessionPage>
  );
}
