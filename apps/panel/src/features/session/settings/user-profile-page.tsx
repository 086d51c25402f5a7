import { useUser } from '@pinfold/sdk/headless/session';
import { SecondFactor } from '@pinfold/sdk/session';
import { ErrorState, Skeleton } from '@pinfold/sdk/ui';
import { notifyGood } from '../../../notices/notices.ts';
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

/** Who the reader is, how they log in, and where they are logged in. */
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
          {user.data.has_password && <SecondFactor onEnrolled={() => notifyGood(t('factor.done'))} />}
          <DevicesCard />
        </>
      )}
    </PageLayout>
  );
}
