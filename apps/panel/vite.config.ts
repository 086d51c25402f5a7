import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { jsonImports } from '../../scripts/json-imports.mjs';

const api = process.env['PINFOLD_API'] ?? 'http://localhost:4400';

const roomOfTexts = /apps\/panel\/src\/texts\/locales\/(\w+)\/(\w+)\//;

function textsOf(file: string): string | null {
  const [, language, room] = roomOfTexts.exec(file) ?? [];
  return room ? `texts-${room}-${language}` : null;
}

export default defineConfig({
  plugins: [jsonImports, react()],
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  // The policy of the server allows no data: fonts, so nothing is inlined.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // What the log-in page needs, in one file with all it imports: thirty small ones weigh a tenth more when packed.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'front', test: /apps\/panel\/src\/(main|features\/session\/login-page)[.]tsx$/ },
            // Features have files of their own, and are fetched a room at a time.
            { name: textsOf, debugName: 'texts', test: roomOfTexts },
          ],
        },
      },
    },
  },
  server: { port: 4410, proxy: { '/api': api, '/sandbox': api } },
});
