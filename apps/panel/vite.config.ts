import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['PINFOLD_API'] ?? 'http://localhost:4400';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  // The policy of the server allows no data: fonts, so nothing is inlined.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
  server: { port: 4410, proxy: { '/api': api, '/sandbox': api } },
});
