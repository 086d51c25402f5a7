import { plFaultTexts } from '@pinfold/contract/features/listings/fault-texts/pl';
import { faultMessages } from './fault-messages.ts';

export const plListingEditorFaults = faultMessages(plFaultTexts);
