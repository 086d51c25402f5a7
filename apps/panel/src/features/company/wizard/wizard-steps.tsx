import { CompanyProfileForm, NewCompanyForm } from '@pinfold/sdk/company';
import {
  useCompanyDraft,
  useCurrentCompany,
  useUpdateCompany,
  type Company,
} from '@pinfold/sdk/headless/company';
import { LocationImport } from '@pinfold/sdk/integrations';
import { Button, Inset } from '@pinfold/sdk/ui';
import type { ComponentType } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { browserStore } from '../../../session/session-store.ts';
import { useKeptImport } from '../../../session/use-kept-import.ts';
import { useText } from '../../../texts/use-text.ts';

interface WizardStepProps {
  /** Another company is added beside those that exist. */
  isAdding: boolean;
  /** Nothing is left to set up after this step: saving it ends the setup. */
  isLast: boolean;
  /** The step is saved. */
  onDone: () => void;
}

interface WizardStep {
  /** In the address, and in the texts as `wizard.step.…`. */
  name: 'profile' | 'google';
  Step: ComponentType<WizardStepProps>;
}

/** The setup from its first step to its last; every one but the first has a company already. */
export const wizardSteps: readonly [WizardStep, ...WizardStep[]] = [
  { name: 'profile', Step: ProfileStep },
  { name: 'google', Step: GoogleStep },
];

/** The company's data: of a new company, or of one whose setup was begun and left. */
function ProfileStep({ isAdding, isLast, onDone }: WizardStepProps) {
  const t = useText();
  const { data: company } = useCurrentCompany();
  useUnsavedChanges(!useCompanyDraft().isEmpty);
  const submitLabel = t(isAdding ? 'wizard.add' : isLast ? 'wizard.finish' : 'wizard.next');

  const enter = ({ id, name, wizard_completed: isReady }: Company) => {
    browserStore.write({ companyId: id });
    if (isAdding) notifyGood(t('wizard.added', { name }));
    else if (isReady) notifyGood(t('wizard.done', { name }));
    onDone();
  };
  if (isAdding || !company)
    return <NewCompanyForm finishesSetup={isLast} submitLabel={submitLabel} onCreated={enter} />;
  return <CompanyProfileForm isSetup finishesSetup={isLast} submitLabel={submitLabel} onSaved={onDone} />;
}

/**
 * The first locations, from Google. They can come later, and an import goes on without being watched. The way past stands
 * above what grows while it loads: below it, a press would meet a button that has moved away.
 */
function GoogleStep({ isAdding, onDone }: WizardStepProps) {
  const t = useText();
  const { data: company } = useCurrentCompany();
  const update = useUpdateCompany();
  const finish = () =>
    update.mutate(
      { wizard_completed: true },
      {
        onSuccess: () => {
          if (company && !isAdding) notifyGood(t('wizard.done', { name: company.name }));
          onDone();
        },
      },
    );
  return (
    <>
      <div>
        <Button variant="ghost" onPress={finish} isPending={update.isPending} pendingLabel={t('wizard.end')}>
          {t('wizard.later')}
        </Button>
      </div>
      <Inset isFramed>
        <LocationImport
          {...useKeptImport()}
          title={null}
          headingLevel={2}
          returnTo={isAdding ? 'wizard_add' : 'wizard'}
          doneLabel={t('wizard.end')}
          onDone={finish}
        />
      </Inset>
    </>
  );
}
