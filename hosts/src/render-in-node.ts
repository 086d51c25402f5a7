import { join } from 'node:path';
import { run } from './run.ts';
import type { Render } from './serve-apps.ts';

/** Renders in a separate process, which resolves only the host's packages. */
export function renderInNode(folder: string, format: 'esm' | 'cjs'): Render {
  const server = JSON.stringify(
    join(folder, 'built', 'server', format === 'esm' ? 'server.mjs' : 'server.cjs'),
  );
  const load = format === 'esm' ? `import(${server})` : `Promise.resolve(require(${server}))`;
  const script = `${load}.then(({ renderPage }) => renderPage(JSON.parse(process.argv[1]))).then((html) => process.stdout.write(html))`;
  return (settings) => run(folder, 'node', '--input-type=commonjs', '-e', script, JSON.stringify(settings));
}
