/** Names a suggestion for the field that stays focused. */
export function suggestionId(list: string, at: number): string {
  return `${list}-${at}`;
}
