/** Parts of the review categories' page: `pinfold-ReviewCategories-row` and so on. */
export type ReviewCategoriesPart =
  | 'header'
  | 'title'
  | 'lead'
  | 'used'
  | 'run'
  | 'runText'
  | 'list'
  | 'row'
  | 'rowMain'
  | 'rowName'
  | 'rowText'
  | 'rowEnd'
  | 'tried'
  | 'samples'
  | 'sample'
  | 'quote'
  | 'mark';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ReviewCategories: ReviewCategoriesPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ReviewCategories: Record<never, never>;
  }
}
