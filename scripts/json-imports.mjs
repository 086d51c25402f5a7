const attribute = /,\s*\{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g;

/**
 * For Vite's development server, which serves JSON as a JavaScript module: browsers refuse that for an import `with {
 * type: 'json' }`, which Node requires.
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
