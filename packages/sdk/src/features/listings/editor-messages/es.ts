import { esListingEditorEditor } from './editor/es.ts';
import { esListingEditorFaults } from './faults/es.ts';
import { esListingEditorHours } from './hours/es.ts';
import { esListingEditorOffer } from './offer/es.ts';

/** Words of the listing editor, in Spanish. */
export const esListingEditor: typeof esListingEditorEditor &
  typeof esListingEditorFaults &
  typeof esListingEditorHours &
  typeof esListingEditorOffer = {
  ...esListingEditorEditor,
  ...esListingEditorFaults,
  ...esListingEditorHours,
  ...esListingEditorOffer,
};
