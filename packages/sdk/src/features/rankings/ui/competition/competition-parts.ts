/** Parts of the list of competitors: `pinfold-CompetitorList-near` and so on. */
export type CompetitorListPart = 'groups' | 'near' | 'rating' | 'title';

/** Parts that both views of the competition share: `pinfold-Competition-toolbar` and so on. */
export type CompetitionPart =
  | 'header'
  | 'title'
  | 'toolbar'
  | 'location'
  | 'note'
  | 'figures'
  | 'row'
  | 'cell'
  | 'place'
  | 'label'
  | 'value'
  | 'lead'
  | 'before'
  | 'definitions';

/** Parts of the comparator: `pinfold-PositionComparator-set` and so on. */
export type PositionComparatorPart = 'sets' | 'set' | 'setTitle' | 'swap';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    CompetitorList: CompetitorListPart;
    Competition: CompetitionPart;
    CompetitionChart: never;
    PositionComparator: PositionComparatorPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    CompetitorList: Record<never, never>;
    CompetitionChart: Record<never, never>;
    PositionComparator: Record<never, never>;
  }
}
