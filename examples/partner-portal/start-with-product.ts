import { spawn } from 'node:child_process';
import { buildPanel } from '../../scripts/build-panel.mjs';
import { buildPortal } from '../../scripts/build-portal.mjs';
import { buildServer, server } from '../../scripts/build-server.mjs';
import { buildWidget } from '../../scripts/build-widget.mjs';
import { makeDemoKey } from './server/make-demo-key.ts';
import { servePortal } from './server/serve-portal.ts';

/** `npm run example`: Pinfold with its demo, and the portal with a key of that demo. Ctrl+C ends both. */
const port = Number(process.env['PORT'] ?? 4400);
const portalPort = port + 100;

await buildPanel();
await buildWidget();
await buildPortal();
await buildServer();
const product = spawn(process.execPath, [server], {
  stdio: ['inherit', 'pipe', 'inherit'],
});
product.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => product.kill());
for await (const piece of product.stdout) {
  process.stdout.write(String(piece));
  if (String(piece).includes('ready http')) await openPortal();
}

async function openPortal(): Promise<void> {
  const pinfoldApi = `http://localhost:${port}/api`;
  const key = await makeDemoKey(pinfoldApi, 'Lokalnik', 'Kraków');
  const portal = await servePortal({
    port: portalPort,
    portalUrl: `http://localhost:${portalPort}`,
    pinfoldApi,
    pinfoldApiKey: key.secret,
    pinfoldCompanyId: key.companyId,
    pinfoldGroupId: key.groupId,
  });
  process.stdout.write(`\nLokalnik, a partner's portal, is at ${portal.url}\n\n`);
}
