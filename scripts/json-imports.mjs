const attribute = /,\s*\{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g;

/**
 * For Vite's development server, which sends JSON as a module of JavaScript: a browser refuses that where an import says
 * `with { type: 'json' }`, as Node wants it.
 */
export const jsonImports = {
  name: 'pinfold:json-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?(\?|$)/.test(id) || !code.includes("type: 'json'")) return undefined;
    // As long as before, so that every position stays true.
    return { code: code.replaceAll(attribute, (text) => ' '.repeat(text.length)), map: null };
  },
};
