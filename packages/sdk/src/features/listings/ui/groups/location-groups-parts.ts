/** Parts of the groups that a host can style: `pinfold-LocationGroups-row` and so on. */
export type LocationGroupsPart = 'row';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    LocationGroups: LocationGroupsPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    LocationGroups: Record<never, never>;
  }
}
