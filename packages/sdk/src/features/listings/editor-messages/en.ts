import { enListingEditorEditor } from './editor/en.ts';
import { enListingEditorFaults } from './faults/en.ts';
import { enListingEditorHours } from './hours/en.ts';
import { enListingEditorOffer } from './offer/en.ts';

/** Words of the listing editor, in English. */
export const enListingEditor = {
  ...enListingEditorEditor,
  ...enListingEditorFaults,
  ...enListingEditorHours,
  ...enListingEditorOffer,
};
