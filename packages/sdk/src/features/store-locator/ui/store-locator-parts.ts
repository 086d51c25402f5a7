/** Parts of the store locator's settings: `pinfold-StoreLocatorSettings-columns` and so on. */
export type StoreLocatorSettingsPart =
  | 'columns'
  | 'sections'
  | 'aside'
  | 'area'
  | 'filters'
  | 'filter'
  | 'filterText';

/** Parts of the settings of one location: `pinfold-ListingLocator-rows` and so on. */
export type ListingLocatorPart = 'rows' | 'row' | 'rowName' | 'links' | 'choice';

/** Parts of the questions and answers: `pinfold-StoreLocatorQuestions-row` and so on. */
export type StoreLocatorQuestionsPart =
  | 'about'
  | 'list'
  | 'row'
  | 'handle'
  | 'texts'
  | 'question'
  | 'answer'
  | 'tools'
  | 'form'
  | 'removed'
  | 'count';

/** Parts that the screens of the store locator share: `pinfold-LocatorForm-grid` and so on. */
export type LocatorFormPart =
  | 'text'
  | 'grid'
  | 'fields'
  | 'file'
  | 'fileName'
  | 'fileError'
  | 'picture'
  | 'color'
  | 'colorInput'
  | 'extra'
  | 'items'
  | 'item'
  | 'removed';

/** Parts of the preview and of the code to paste: `pinfold-LocatorPreview-frame` and so on. */
export type LocatorPreviewPart = 'head' | 'title' | 'frame' | 'stage' | 'page' | 'code';

declare module '../../../theme/parts.ts' {
  interface Parts {
    StoreLocatorSettings: StoreLocatorSettingsPart;
    StoreLocatorQuestions: StoreLocatorQuestionsPart;
    ListingLocator: ListingLocatorPart;
    LocatorForm: LocatorFormPart;
    LocatorPreview: LocatorPreviewPart;
  }
}

declare module '../../../theme/components.ts' {
  interface Components {
    StoreLocatorSettings: Record<never, never>;
    StoreLocatorQuestions: Record<never, never>;
    ListingLocator: Record<never, never>;
  }
}
