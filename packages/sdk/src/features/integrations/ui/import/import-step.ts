import type { LocationImportState } from '../../use-location-import.ts';
import type { Consent } from '../use-consent.ts';

/** What every step of the import is given. */
export interface ImportStepProps {
  state: LocationImportState;
  consent: Consent;
  /** Of the step's own title. */
  headingLevel: 1 | 2 | 3 | 4;
}
