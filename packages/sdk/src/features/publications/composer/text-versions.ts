/** Texts that a field had, oldest first, so that none of them is lost when the model writes another. */
export interface TextVersions {
  texts: readonly string[];
  /** Which of them the field has, as it was when it came or was left. */
  at: number;
  /** What the model wrote last, to tell whether it was edited since. */
  written: string;
}

/** A field that was always written by hand. */
export const noVersions: TextVersions = { texts: [], at: 0, written: '' };

/** Keeps the field's text and adds an empty one, for the model. Its own last text is replaced, unless it was edited. */
export function addVersion({ texts, at, written }: TextVersions, current: string): TextVersions {
  const others = texts.filter((_, index) => index !== at);
  const kept = written !== '' && current === written && others.length > 0 ? others : [...others, current];
  return { texts: [...kept, ''], at: kept.length, written: '' };
}

/** Keeps the field's text and goes one step back, or forth with 1; undefined where there is none. */
export function stepVersion(versions: TextVersions, current: string, step: -1 | 1): TextVersions | undefined {
  const at = versions.at + step;
  if (at < 0 || at >= versions.texts.length) return undefined;
  return { ...versions, texts: versions.texts.with(versions.at, current), at };
}

/** The text that a step leads to. */
export function versionText({ texts, at }: TextVersions): string {
  return texts[at] ?? '';
}
