import { enFaultTexts } from '@pinfold/contract/features/listings/fault-texts/en';
import { faultMessages, type FaultMessages } from './fault-messages.ts';

export const enListingEditorFaults: FaultMessages = faultMessages(enFaultTexts);
