import { enFaultTexts } from '@pinfold/contract/features/listings/fault-texts/en';
import { faultMessages } from './fault-messages.ts';

export const enListingEditorFaults = faultMessages(enFaultTexts);
