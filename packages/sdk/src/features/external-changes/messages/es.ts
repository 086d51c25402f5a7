import { esExternalChangesHistory } from './history/es.ts';
import { esExternalChangesProtection } from './protection/es.ts';
import { esExternalChangesTable } from './table/es.ts';

/** Words of changes by others, their decisions and protection from them, in Spanish. */
export const esExternalChanges: typeof esExternalChangesHistory &
  typeof esExternalChangesProtection &
  typeof esExternalChangesTable = {
  ...esExternalChangesHistory,
  ...esExternalChangesProtection,
  ...esExternalChangesTable,
};
