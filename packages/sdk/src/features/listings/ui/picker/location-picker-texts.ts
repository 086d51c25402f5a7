/** What the picker says, in the words of the form that it is part of. */
export interface LocationPickerTexts {
  search: string;
  list: string;
  selected: (count: number) => string;
  onlySelected: string;
  clear: string;
  selectAll: (count: number) => string;
  selectMatching: (count: number) => string;
  /** Below the bar. */
  note?: string | undefined;
  /** Beside a location that cannot be taken back. */
  locked?: string | undefined;
  failed: string;
  noMatch: string;
  /** When there is nothing to choose from at all. */
  nothing: string;
}
