import { plExternalChangesHistory } from './history/pl.ts';
import { plExternalChangesProtection } from './protection/pl.ts';
import { plExternalChangesTable } from './table/pl.ts';

/** Words of changes by others, their decisions and protection from them, in Polish. */
export const plExternalChanges: typeof plExternalChangesHistory &
  typeof plExternalChangesProtection &
  typeof plExternalChangesTable = {
  ...plExternalChangesHistory,
  ...plExternalChangesProtection,
  ...plExternalChangesTable,
};
