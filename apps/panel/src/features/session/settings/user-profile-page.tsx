import { useUser } from '@pinfold/sdk/headless/session';
import { ErrorState, Skeleton } from '@pinfold/sdk/ui';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { useText } from '../../../texts/use-text.ts';
import { AccountTabs } from './account-tabs.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function UserProfilePage() {
  return (
    <PageTexts room="account" isFramed>
      <UserProfile />
    </PageTexts>
  );
}

/** Who the reader is, their password, and where they are logged in. */
function UserProfile() {
  const t = useText();
  const user = useUser();
  return (
    <PageLayout title={t('nav.user_profile')}>
      <AccountTabs />
      {user.isPending && <Skeleton label={t('settings.loading')} blocks={3} />}
      {user.isError && !user.data && (
        <ErrorState
          title={t('settings.failed')}
          retryLabel={t('retry')}
          isRetrying={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      )}
      {user.data && (
        <>
          <ProfileForm user={user.data} />
          <PasswordCard user={user.data} />
          <DevicesCard />
        </>
      )}
    </PageLayout>
  );
}
