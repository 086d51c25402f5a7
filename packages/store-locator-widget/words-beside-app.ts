import type { Plugin } from 'vite';

/**
 * Names each language’s words after the app, as `app-….js` and `app-…-pl.js`: the script, in which each byte counts, then
 * asks for both by one name. Words that change are named otherwise in the app, so that its own name changes with them.
 */
export function wordsBesideApp(): Plugin {
  return {
    name: 'words-beside-app',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const app = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
      if (!app) return;
      for (const words of chunks) {
        const language = /\/visitor\/words\/([a-z]{2})[.]ts$/.exec(words.facadeModuleId ?? '')?.[1];
        if (!language) continue;
        const before = words.fileName;
        words.fileName = app.fileName.replace(/[.]js$/, `-${language}.js`);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(before, words.fileName);
      }
    },
  };
}
