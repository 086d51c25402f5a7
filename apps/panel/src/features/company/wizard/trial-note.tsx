import { useSettings } from '@pinfold/sdk/headless/session';
import { Banner } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';

/** What a new company begins with: days of trial, as many as the installation gives. */
export function TrialNote() {
  const t = useText();
  const { data: settings } = useSettings();
  if (!settings) return null;
  return (
    <Banner tone="good" title={t('wizard.trial', { count: settings.trial_days })}>
      {t('wizard.trial_text')}
    </Banner>
  );
}
