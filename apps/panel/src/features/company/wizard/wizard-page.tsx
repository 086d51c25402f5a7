import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Banner, Text } from '@pinfold/sdk/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { paths, withQuery } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { TextLink } from '../../session/text-link.tsx';
import { stepAfter, stepAt } from './step-at.ts';
import { wizardSteps } from './wizard-steps.tsx';

export default function WizardPage() {
  return (
    <PageTexts room="company">
      <Wizard />
    </PageTexts>
  );
}

/** Sets a company up, step by step: the first one of a new user, or another one. */
function Wizard() {
  const t = useText();
  const { step, position, isAdding, isLast, leave } = useWizard();
  const { Step } = step;
  return (
    <PageLayout
      width="form"
      above={
        position.count > 1 && (
          <Text size="s">{t('wizard.step', { ...position, name: t(`wizard.step.${step.name}`) })}</Text>
        )
      }
      title={t(isAdding ? 'wizard.add_title' : 'wizard.title')}
      lead={t(step.name === 'google' ? 'wizard.google_lead' : isAdding ? 'wizard.add_lead' : 'wizard.lead')}
    >
      <TrialNote />
      <Step isAdding={isAdding} isLast={isLast} onDone={leave} />
      {isAdding && <CancelAdding />}
    </PageLayout>
  );
}

/** Which step of the setup is shown, and where it leads. The step is in the address, so that a reload keeps it. */
function useWizard() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: company } = useCurrentCompany();
  // Every step but the first has a company already.
  const step = company ? stepAt(wizardSteps, query) : wizardSteps[0];
  const next = stepAfter(wizardSteps, step);
  const leave = () => {
    if (!next) return void navigate(paths.dashboard, { replace: true });
    const address = new URLSearchParams(query);
    address.set('step', next.name);
    void navigate(withQuery(paths.wizard, address));
  };
  return {
    step,
    position: { step: wizardSteps.indexOf(step) + 1, count: wizardSteps.length },
    isAdding: query.get('action') === 'add',
    isLast: next === undefined,
    leave,
  };
}

/** What a new company begins with: days of trial, as many as the installation gives. */
function TrialNote() {
  const t = useText();
  const { data: settings } = useSettings();
  if (!settings) return null;
  return (
    <Banner tone="good" title={t('wizard.trial', { count: settings.trial_days })}>
      {t('wizard.trial_text')}
    </Banner>
  );
}

/** The way back for who does not want another company after all. */
function CancelAdding() {
  const t = useText();
  return (
    <div>
      <TextLink to={paths.dashboard}>{t('wizard.cancel')}</TextLink>
    </div>
  );
}
