/** A language by its BCP 47 tag, named in the given one; anything else as it is. */
export function languageName(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag.replaceAll('_', '-')) ?? tag;
  } catch {
    return tag;
  }
}
