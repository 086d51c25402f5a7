import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compactLines } from '../../scripts/compact-lines.mjs';
import { jsonImports } from '../../scripts/json-imports.mjs';

const api = process.env['PINFOLD_API'] ?? 'http://localhost:4400';

const roomOfTexts = /apps\/panel\/src\/texts\/locales\/(\w+)\/(\w+)\//;

function textsOf(file: string): string | null {
  const [, language, room] = roomOfTexts.exec(file) ?? [];
  return room ? `texts-${room}-${language}` : null;
}

/**
 * Lets links and forms of the router go that no page uses: it calls `forwardRef`, and gives names for developer tools,
 * by statements that a bundler has to keep.
 */
const routerWithoutUnused: Plugin = {
  name: 'router-without-unused',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<=^const \w+ = )(?=React\$1\.(?:forwardRef|memo)\()/gm, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** Leaves comments and blanks of styles out of the bundle: minifiers do not look into templates. */
const compactStyles: Plugin = {
  name: 'compact-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(packages\/sdk|apps\/panel)\/src\/.*\.tsx?$/, code: "from 'styled-components'" },
    handler: (code) => ({ code: compactLines(code), map: null }),
  },
};

export default defineConfig({
  plugins: [jsonImports, compactStyles, react(), routerWithoutUnused],
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  // The policy of the server allows no data: fonts, so nothing is inlined.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Browsers of that target preload modules by themselves.
    modulePreload: {
      polyfill: false,
      // Texts need nothing else, and each name in the list is downloaded with the log-in page.
      resolveDependencies: (file, dependencies) => (/\/texts-/.test(file) ? [] : dependencies),
    },
    // What the log-in page needs, in one file with all it imports: thirty small ones weigh a tenth more when packed.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'front', test: /apps\/panel\/src\/(main|features\/session\/login-page)[.]tsx$/ },
            // Features have files of their own, and are fetched a room at a time.
            { name: textsOf, debugName: 'texts', test: roomOfTexts },
            // What many pages share is one file: 611 small ones made a page wait for 150 to 200 requests.
            { name: 'shared', minShareCount: 6, test: /\.[cm]?[jt]sx?$/ },
          ],
        },
      },
    },
  },
  server: { port: 4410, proxy: { '/api': api, '/sandbox': api } },
});
