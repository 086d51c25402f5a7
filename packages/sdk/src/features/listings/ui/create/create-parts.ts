/** Parts of a location's way to the map: `pinfold-ListingCreator-steps` and so on. */
export type ListingCreatorPart =
  | 'steps'
  | 'step'
  | 'number'
  | 'form'
  | 'grid'
  | 'group'
  | 'groupTitle'
  | 'help'
  | 'footer'
  | 'place'
  | 'placeText'
  | 'placeName'
  | 'placeAddress'
  | 'facts'
  | 'fact';

/** Parts of a verification: `pinfold-ListingVerification-code` and so on. */
export type ListingVerificationPart = 'form' | 'row' | 'help';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ListingCreator: ListingCreatorPart;
    ListingVerification: ListingVerificationPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    /** A new location on its way to the map. */
    ListingCreator: Record<never, never>;
    /** How a location is verified. */
    ListingVerification: Record<never, never>;
  }
}
