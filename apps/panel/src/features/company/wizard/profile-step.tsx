import { CompanyProfileForm, NewCompanyForm } from '@pinfold/sdk/company';
import { useCompanyDraft, useCurrentCompany, type Company } from '@pinfold/sdk/headless/company';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { browserStore } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import type { WizardStepProps } from './wizard-step.ts';

/** The company's data: of a new company, or of one whose setup was begun and left. */
export function ProfileStep({ isAdding, isLast, onDone }: WizardStepProps) {
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
