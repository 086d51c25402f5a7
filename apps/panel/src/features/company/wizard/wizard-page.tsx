import { Text } from '@pinfold/sdk/ui';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { useText } from '../../../texts/use-text.ts';
import { CompanyTexts } from '../company-texts.tsx';
import { CancelAdding } from './cancel-adding.tsx';
import { TrialNote } from './trial-note.tsx';
import { useWizard } from './use-wizard.ts';

export default function WizardPage() {
  return (
    <CompanyTexts>
      <Wizard />
    </CompanyTexts>
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
      lead={t(isAdding ? 'wizard.add_lead' : 'wizard.lead')}
    >
      <TrialNote />
      <Step isAdding={isAdding} isLast={isLast} onDone={leave} />
      {isAdding && <CancelAdding />}
    </PageLayout>
  );
}
