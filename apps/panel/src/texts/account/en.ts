import { enJoining } from '../../features/session/texts/account/en-joining.ts';
import { enSettings } from '../../features/session/texts/account/en-settings.ts';
import type { AccountTexts } from '../text-key.ts';

export const en: AccountTexts = { ...enJoining, ...enSettings };
