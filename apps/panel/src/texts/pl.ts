import { plPages } from '../pages/texts/pl.ts';
import { plRouting } from '../routing/texts/pl.ts';
import { plSession } from '../features/session/texts/pl.ts';
import { plShared } from './shared/pl.ts';
import { plShell } from '../shell/texts/pl.ts';

/** The panel's own words, in Polish: each room of the house keeps its own. */
export const pl = {
  ...plRouting,
  ...plSession,
  ...plShell,
  ...plPages,
  ...plShared,
};
