import { plListingEditorEditor } from './editor/pl.ts';
import { plListingEditorFaults } from './faults/pl.ts';
import { plListingEditorHours } from './hours/pl.ts';
import { plListingEditorOffer } from './offer/pl.ts';

/** Words of the listing editor, in Polish. */
export const plListingEditor: typeof plListingEditorEditor &
  typeof plListingEditorFaults &
  typeof plListingEditorHours &
  typeof plListingEditorOffer = {
  ...plListingEditorEditor,
  ...plListingEditorFaults,
  ...plListingEditorHours,
  ...plListingEditorOffer,
};
