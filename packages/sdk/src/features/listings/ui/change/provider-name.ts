/** A name of the provider's, such as `gcid:breakfast_restaurant`, as words where its display name is not at hand. */
export function providerName(id: string): string {
  const words = id
    .replace(/^(categories\/)?gcid:|^attributes\//, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
