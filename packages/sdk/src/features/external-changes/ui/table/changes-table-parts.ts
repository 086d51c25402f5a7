import type { ExternalChangesTableSlots } from './changes-table-context.ts';

/** Parts of the table that a host can style: `pinfold-ExternalChangesTable-row` and so on. */
export type ExternalChangesTablePart = 'rows' | 'location' | 'card' | 'actions' | 'state';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ExternalChangesTable: ExternalChangesTablePart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ExternalChangesTable: ExternalChangesTableSlots;
  }
}
