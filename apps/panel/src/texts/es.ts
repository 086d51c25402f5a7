import { esPages } from '../pages/texts/es.ts';
import { esRouting } from '../routing/texts/es.ts';
import { esSession } from '../features/session/texts/es.ts';
import { esShared } from './shared/es.ts';
import { esShell } from '../shell/texts/es.ts';
import type { Texts } from './text-key.ts';

export const es: Texts = {
  ...esRouting,
  ...esSession,
  ...esShell,
  ...esPages,
  ...esShared,
};
