import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWidget } from './build-widget.mjs';
import { node24, projectEnvironment, root } from './node-24.mjs';

/**
 * `npm run dev`: one address with everything. The panel and the SDK's sources are replaced as they are saved; the API
 * starts again when one of its files changes.
 */
const panelPort = Number(process.env['PORT'] ?? 4400);
const apiPort = panelPort + 1;
const api = `http://127.0.0.1:${apiPort}`;
/** What the API serves itself; the panel has pages below `/store-locator/` too. */
const served = ['/api', '/sandbox', '/openapi.json', '/docs', '/locator/', '^/store-locator(/.+)?[.]js$'];

await buildWidget();
const server = spawn(node24, ['--watch', '--watch-preserve-output', join(root, 'apps/api/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...projectEnvironment,
    PORT: String(apiPort),
    PINFOLD_PUBLIC_URL: process.env['PINFOLD_PUBLIC_URL'] ?? `http://localhost:${panelPort}`,
  },
});
const vite = await loadVite();
const panel = await vite.createServer({
  root: join(root, 'apps/panel'),
  configFile: join(root, 'apps/panel/vite.config.ts'),
  server: {
    port: panelPort,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, api])),
  },
});
await panel.listen();
process.stdout.write(`\ndeveloping at http://localhost:${panelPort}\n\n`);

// The exit of the API ends the rest.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => void panel.close().then(() => process.exit(code ?? 0)));

interface Vite {
  createServer(config: object): Promise<{ listen(): Promise<unknown>; close(): Promise<void> }>;
}

/** The panel's own Vite, which need not be the one that other tools installed. */
async function loadVite(): Promise<Vite> {
  const { resolve } = createRequire(join(root, 'apps/panel/package.json'));
  return (await import(pathToFileURL(resolve('vite')).href)) as Vite;
}
