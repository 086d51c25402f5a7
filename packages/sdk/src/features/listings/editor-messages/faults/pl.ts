import { plFaultTexts } from '@pinfold/contract/features/listings/fault-texts/pl';
import { faultMessages, type FaultMessages } from './fault-messages.ts';

export const plListingEditorFaults: FaultMessages = faultMessages(plFaultTexts);
