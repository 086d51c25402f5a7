import { usePermission, usePinfold } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useChangeTimezone, useTimezones, type Timezone } from '@pinfold/sdk/headless/session';
import { Button, Card, ComboBox, ErrorState, Skeleton, Stack, Text } from '@pinfold/sdk/ui';
import { useEffect, useMemo, useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { FieldPlace } from './field-place.tsx';
import {
  labelOf,
  loadTimezoneRegions,
  offsetText,
  searchableTimezones,
  timeAt,
  timezoneOptions,
  type TimezoneRegions,
} from './timezones.ts';

export default function DateAndTimePage() {
  return (
    <PageTexts room="account" isFramed>
      <DateAndTime />
    </PageTexts>
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

interface TimezoneFormProps {
  timezones: readonly Timezone[];
  /** The one in use. */
  present: string;
}

/** Changes the company's time zone. Errors are shown by the error catalogue. */
function TimezoneForm({ timezones, present }: TimezoneFormProps) {
  const t = useText();
  const now = useNow();
  const { language } = usePinfold();
  const [chosen, setChosen] = useState<string | null>(present);
  const [typed, setTyped] = useState('');
  const change = useChangeTimezone();
  useUnsavedChanges(chosen !== present);
  const regions = useTimezoneRegions();
  const searchable = useMemo(
    () => searchableTimezones(timezones, regions, language),
    [timezones, regions, language],
  );
  // The chosen one's own name is no search: all others have to stay within reach.
  const search = chosen !== null && typed === labelOf(chosen) ? '' : typed;
  const options = useMemo(() => timezoneOptions(searchable, search, now), [searchable, search, now]);
  const offset = timezones.find(({ name }) => name === chosen)?.offset_minutes;

  const form = useCheckedForm<'timezone'>({
    complaints: chosen === null ? [{ field: 'timezone', key: 'timezone.missing' }] : [],
    refusal: undefined,
    isPending: change.isPending,
    onSend: () => {
      if (chosen === null || chosen === present) return notifyGood(t('settings.nothing_changed'));
      change.mutate(chosen, { onSuccess: () => notifyGood(t('timezone.saved')) });
    },
  });
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <FieldPlace>
        <ComboBox
          label={t('timezone.label')}
          placeholder={t('timezone.placeholder')}
          emptyText={t('timezone.none')}
          options={options}
          value={chosen}
          onChange={setChosen}
          onInputChange={setTyped}
          description={offset === undefined ? undefined : t('timezone.now', { time: timeAt(offset, now) })}
          errorMessage={form.complaintOf('timezone')}
        />
      </FieldPlace>
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={change.isPending}
          pendingLabel={t('settings.saving')}
        >
          {t('settings.save')}
        </Button>
      </div>
    </FormColumn>
  );
}

interface PresentTimezoneProps {
  timezones: readonly Timezone[];
  name: string;
  /** Why it cannot be changed, where that is not a matter of the permission. */
  reason?: string | undefined;
}

/** The company's time zone for those who may not change it. */
function PresentTimezone({ timezones, name, reason }: PresentTimezoneProps) {
  const t = useText();
  const now = useNow();
  const offset = timezones.find((timezone) => timezone.name === name)?.offset_minutes;
  return (
    <Stack gap={2}>
      <Text as="div" weight="semibold">
        {labelOf(name)}
        {offset !== undefined && (
          <Text tone="muted" weight="regular">
            {' '}
            {offsetText(offset)}
          </Text>
        )}
      </Text>
      {offset !== undefined && (
        <Text as="p" tone="muted">
          {t('timezone.now', { time: timeAt(offset, now) })}
        </Text>
      )}
      <Text as="p" tone="muted">
        {reason ?? t('timezone.read_only')}
      </Text>
    </Stack>
  );
}

const none: TimezoneRegions = new Map();

/** The region of each time zone; none until the browser has been asked. */
function useTimezoneRegions(): TimezoneRegions {
  const [regions, setRegions] = useState(none);
  useEffect(() => {
    let isHere = true;
    void loadTimezoneRegions().then((all) => isHere && setRegions(all));
    return () => {
      isHere = false;
    };
  }, []);
  return regions;
}

/** Returns the current time; updates at each full minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const rest = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
