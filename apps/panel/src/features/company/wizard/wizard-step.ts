import type { ComponentType } from 'react';
import { GoogleStep } from './google-step.tsx';
import { ProfileStep } from './profile-step.tsx';

export interface WizardStepProps {
  /** Another company is added beside those that exist. */
  isAdding: boolean;
  /** Nothing is left to set up after this step: saving it ends the setup. */
  isLast: boolean;
  /** The step is saved. */
  onDone: () => void;
}

export interface WizardStep {
  /** In the address, and in the texts as `wizard.step.…`. */
  name: 'profile' | 'google';
  Step: ComponentType<WizardStepProps>;
}

/** The setup from its first step to its last; every one but the first has a company already. */
export const wizardSteps: readonly [WizardStep, ...WizardStep[]] = [
  { name: 'profile', Step: ProfileStep },
  { name: 'google', Step: GoogleStep },
];
