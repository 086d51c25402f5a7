import { useFormat } from '@pinfold/sdk';
import { useChangeConsent, type Consent } from '@pinfold/sdk/headless/session';
import { Switch } from '@pinfold/sdk/ui';
import { notifyProblem } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { isBlockedWrite, useReportBlockedWrite } from '../form/use-report-blocked-write.ts';
import { consentSince } from './consent-since.ts';

/** A voluntary consent, which takes effect at once. */
export function ConsentSwitch({ consent }: { consent: Consent }) {
  const t = useText();
  const format = useFormat();
  const change = useChangeConsent();
  const reportBlocked = useReportBlockedWrite();
  const { key, moment } = consentSince(consent);
  const choose = (is_given: boolean) =>
    change.mutate(
      { kind: consent.kind, is_given },
      {
        onError: (error) => {
          reportBlocked(error);
          if (!isBlockedWrite(error)) notifyProblem(t('consents.failed'));
        },
      },
    );
  return (
    <li>
      <Switch
        label={t(`consents.${consent.kind}`)}
        description={t(key, moment ? { date: format.date(moment, 'date_time') } : {})}
        isSelected={consent.is_given}
        onChange={choose}
      />
    </li>
  );
}
