/** The result pages of Google that the sandbox plays. */
export const searchTypes = ['maps', 'organic'] as const;
export type SearchType = (typeof searchTypes)[number];

export function isSearchType(text: string): text is SearchType {
  return searchTypes.some((type) => type === text);
}
