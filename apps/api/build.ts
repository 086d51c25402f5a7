import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Packages stay where they are installed: some bring binaries, and all can be replaced without a build. */
const oursAlone: Plugin = {
  name: 'ours-alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pinfold/') ? undefined : { external: true },
    ),
};

/** Writes the API and the sandbox into one file, with what is loaded later in files of its own. */
await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: { server: 'src/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['pinfold-source'],
  sourcemap: true,
  logLevel: 'warning',
  plugins: [oursAlone],
});
