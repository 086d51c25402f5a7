import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { jsonImports } from '../../scripts/json-imports.mjs';

export default defineConfig({
  plugins: [jsonImports, react(), tailwind()],
  // In this repository the SDK is read from its sources. With the installed package this line is not needed.
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  // The page's policy allows no data: addresses.
  build: { assetsInlineLimit: 0 },
});
