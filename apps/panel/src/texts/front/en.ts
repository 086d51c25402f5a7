import { enPages } from '../../pages/texts/en.ts';
import { enFront } from '../../routing/texts/front/en.ts';
import { enSession } from '../../features/session/texts/en.ts';
import { enShared } from '../shared/en.ts';
import type { FrontTexts } from '../text-key.ts';

export const en: FrontTexts = { ...enFront, ...enSession, ...enPages, ...enShared };
