import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir: '../../built/in-browser', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
});
