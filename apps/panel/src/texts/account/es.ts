import { esJoining } from '../../features/session/texts/account/es-joining.ts';
import { esSettings } from '../../features/session/texts/account/es-settings.ts';
import type { AccountTexts } from '../text-key.ts';

export const es: AccountTexts = { ...esJoining, ...esSettings };
