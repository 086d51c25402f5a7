/** Variables in texts stand between braces, as `{name}`. */
const inBraces = /\{\s{0,9}[\p{L}\p{N}_-]{1,40}\s{0,9}\}/u;

/** Whether a text that nothing fills in has something that looks as if it were filled in. */
export function hasBraces(text: string): boolean {
  return inBraces.test(text);
}

/** Braces around a variable, such as `{{name}}`, which would be left standing around its value. */
export function nestedBraces(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)+\}/g)].map(([nested]) => nested);
}
