/** Parts of a review's categories, one review at a time and many: `pinfold-ReviewTagging-row` and so on. */
export type ReviewTaggingPart = 'title' | 'content' | 'list' | 'row' | 'name' | 'source' | 'bulk';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ReviewTagging: ReviewTaggingPart;
  }
}
