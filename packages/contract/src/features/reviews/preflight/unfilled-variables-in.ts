/** Places between braces that nobody has filled, such as `{name}`: a customer must never read one. */
export function unfilledVariablesIn(text: string): string[] {
  return [...new Set(text.match(/\{\s*[\p{L}_][\p{L}\p{N}_ -]{0,39}\}/gu) ?? [])];
}
