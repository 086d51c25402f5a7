import { enPages } from '../pages/texts/en.ts';
import { enRouting } from '../routing/texts/en.ts';
import { enSession } from '../features/session/texts/en.ts';
import { enShared } from './shared/en.ts';
import { enShell } from '../shell/texts/en.ts';
import type { Texts } from './text-key.ts';

export const en: Texts = {
  ...enRouting,
  ...enSession,
  ...enShell,
  ...enPages,
  ...enShared,
};
