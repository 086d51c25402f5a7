import { useCurrentCompany, useUpdateCompany } from '@pinfold/sdk/headless/company';
import { LocationImport } from '@pinfold/sdk/integrations';
import { Button, Inset } from '@pinfold/sdk/ui';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { useKeptImport } from '../../../session/use-kept-import.ts';
import type { WizardStepProps } from './wizard-step.ts';

/** The first locations, from Google. They can come later, and an import goes on without being watched. */
export function GoogleStep({ isAdding, onDone }: WizardStepProps) {
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
      <div>
        <Button variant="ghost" onPress={finish} isPending={update.isPending} pendingLabel={t('wizard.end')}>
          {t('wizard.later')}
        </Button>
      </div>
    </>
  );
}
