/** Parts of the quality view that a host can style: `pinfold-ListingQuality-band` and so on. */
export type ListingQualityPart =
  | 'header'
  | 'title'
  | 'lead'
  | 'bands'
  | 'band'
  | 'bandCount'
  | 'bandName'
  | 'bandShare'
  | 'table'
  | 'name'
  | 'card'
  | 'detail'
  | 'detailTitle'
  | 'step'
  | 'points';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ListingQuality: ListingQualityPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ListingQuality: Record<never, never>;
  }
}
