import { esFaultTexts } from '@pinfold/contract/features/listings/fault-texts/es';
import { faultMessages, type FaultMessages } from './fault-messages.ts';

export const esListingEditorFaults: FaultMessages = faultMessages(esFaultTexts);
