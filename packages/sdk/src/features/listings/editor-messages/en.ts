import { enListingEditorEditor } from './editor/en.ts';
import { enListingEditorFaults } from './faults/en.ts';
import { enListingEditorHours } from './hours/en.ts';
import { enListingEditorOffer } from './offer/en.ts';

/** Words of the listing editor, in English. */
export const enListingEditor: typeof enListingEditorEditor &
  typeof enListingEditorFaults &
  typeof enListingEditorHours &
  typeof enListingEditorOffer = {
  ...enListingEditorEditor,
  ...enListingEditorFaults,
  ...enListingEditorHours,
  ...enListingEditorOffer,
};
