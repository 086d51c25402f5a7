import type { LocationListSlots } from './location-list-context.ts';

/** Parts of the list of locations that a host can style: `pinfold-LocationList-header` and so on. */
export type LocationListPart =
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
  | 'name'
  | 'nameLink'
  | 'address'
  | 'labels'
  | 'score'
  | 'card'
  | 'cardTop'
  | 'cardTags'
  | 'check'
  | 'bulkBar'
  | 'bulkCount'
  | 'bulkActions'
  | 'filterGroup'
  | 'filterFooter'
  | 'columns'
  | 'listState'
  | 'toGroup'
  | 'live';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    LocationList: LocationListPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    LocationList: LocationListSlots;
  }
}
