import { esPages } from '../../pages/texts/es.ts';
import { esFront } from '../../routing/texts/front/es.ts';
import { esSession } from '../../features/session/texts/es.ts';
import { esShared } from '../shared/es.ts';
import type { FrontTexts } from '../text-key.ts';

export const es: FrontTexts = { ...esFront, ...esSession, ...esPages, ...esShared };
