/** Parts of the history that a host can style: `pinfold-ExternalChangesHistory-change` and so on. */
export type ExternalChangesHistoryPart =
  | 'header'
  | 'search'
  | 'chips'
  | 'count'
  | 'filterForm'
  | 'filterFooter'
  | 'rows'
  | 'state'
  | 'cell'
  | 'field'
  | 'hint'
  | 'result'
  | 'events'
  | 'event'
  | 'eventText'
  | 'card';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ExternalChangesHistory: ExternalChangesHistoryPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ExternalChangesHistory: Record<never, never>;
  }
}
