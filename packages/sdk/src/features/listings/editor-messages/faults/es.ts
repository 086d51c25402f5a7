import { esFaultTexts } from '@pinfold/contract/features/listings/fault-texts/es';
import { faultMessages } from './fault-messages.ts';

export const esListingEditorFaults = faultMessages(esFaultTexts);
