import { enExternalChangesHistory } from './history/en.ts';
import { enExternalChangesProtection } from './protection/en.ts';
import { enExternalChangesTable } from './table/en.ts';

/** Words of changes by others, their decisions and protection from them, in English. */
export const enExternalChanges: typeof enExternalChangesHistory &
  typeof enExternalChangesProtection &
  typeof enExternalChangesTable = {
  ...enExternalChangesHistory,
  ...enExternalChangesProtection,
  ...enExternalChangesTable,
};
