export interface Sample {
  /** Given in the fence as `[app.tsx]`, for samples that import one another. */
  name: string;
  code: string;
}

/** The TypeScript in a page of documentation. */
export function samplesOf(page: string): Sample[] {
  const fences = page.matchAll(/^```(tsx?)(?: \[(.+)\])?\n([^]*?)^```$/gm);
  return [...fences].map(([, language, name, code = ''], index) => ({
    name: name ?? `sample-${index + 1}.${language}`,
    code,
  }));
}
