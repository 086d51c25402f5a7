import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '../../../routing/paths.ts';
import { stepAfter, stepAt } from './step-at.ts';
import { wizardSteps } from './wizard-step.ts';

/** Which step of the setup is shown, and where it leads. The step is in the address, so that a reload keeps it. */
export function useWizard() {
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
