import { enRouting } from '../../routing/texts/en.ts';
import { enShell } from '../../shell/texts/en.ts';
import type { InsideTexts } from '../text-key.ts';

export const en: InsideTexts = { ...enRouting, ...enShell };
