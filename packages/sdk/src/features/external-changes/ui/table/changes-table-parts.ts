import type { ExternalChangesTableSlots } from './changes-table-context.ts';

/** Parts of the table that a host can style: `pinfold-ExternalChangesTable-row` and so on. */
export type ExternalChangesTablePart =
  | 'header'
  | 'heading'
  | 'title'
  | 'summary'
  | 'headerActions'
  | 'toolbar'
  | 'search'
  | 'chips'
  | 'tools'
  | 'body'
  | 'rows'
  | 'location'
  | 'place'
  | 'field'
  | 'value'
  | 'source'
  | 'hint'
  | 'actions'
  | 'state'
  | 'check'
  | 'card'
  | 'cardTop'
  | 'places'
  | 'identical'
  | 'bulkBar'
  | 'bulkCount'
  | 'bulkActions'
  | 'latest'
  | 'hints'
  | 'listState'
  | 'filterGroup'
  | 'filterFooter'
  | 'review'
  | 'reviewBar'
  | 'shortcuts'
  | 'live';

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
