/** Parts of a listing over time that a host can style: `pinfold-ListingHistory-row` and so on. */
export type ListingHistoryPart =
  | 'header'
  | 'title'
  | 'controls'
  | 'presets'
  | 'section'
  | 'columns'
  | 'rows'
  | 'row'
  | 'field'
  | 'value'
  | 'valueLabel'
  | 'moments'
  | 'moment'
  | 'when'
  | 'act'
  | 'rest'
  | 'restList'
  | 'confirm';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ListingHistory: ListingHistoryPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ListingHistory: Record<never, never>;
  }
}
