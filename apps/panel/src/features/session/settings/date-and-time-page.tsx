import { usePermission } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useTimezones } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, Skeleton } from '@pinfold/sdk/ui';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { useText } from '../../../texts/use-text.ts';
import { AccountTexts } from '../account-texts.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { PresentTimezone } from './present-timezone.tsx';
import { TimezoneForm } from './timezone-form.tsx';

export default function DateAndTimePage() {
  return (
    <AccountTexts isFramed>
      <DateAndTime />
    </AccountTexts>
  );
}

const settingTimezone = {
  permission: 'manage_company_data',
  module: 'company',
  demo: 'allowed',
  concernsAllLocations: true,
} as const;

/** In which time zone the company reads its dates. */
function DateAndTime() {
  const t = useText();
  const { data: company } = useCurrentCompany();
  // The demo may try: the API's refusal explains itself.
  const manage = usePermission(settingTimezone);
  const timezones = useTimezones();
  if (!company) return null;
  return (
    <PageLayout title={t('nav.date_time')}>
      <AccountTabs />
      <Card title={t('timezone.title')} text={t('timezone.lead', { company: company.name })}>
        {timezones.isPending && <Skeleton label={t('settings.loading')} lines={2} />}
        {timezones.isError && !timezones.data && (
          <ErrorState
            title={t('settings.failed')}
            retryLabel={t('retry')}
            isRetrying={timezones.isFetching}
            onRetry={() => void timezones.refetch()}
          />
        )}
        {timezones.data &&
          (manage.allowed ? (
            <TimezoneForm key={company.id} timezones={timezones.data} present={company.timezone} />
          ) : (
            <PresentTimezone
              timezones={timezones.data}
              name={company.timezone}
              {...(manage.reason?.code === 'concerns_other_locations' && { reason: manage.reason.text })}
            />
          ))}
      </Card>
    </PageLayout>
  );
}
