import { packSdk } from './pack-sdk.ts';
import { installHost } from './install-host.ts';
import { buildApps } from './build-apps.ts';
const t = (l: string) => console.log(l, Math.round(performance.now()/100)/10);
const tar = await packSdk(); t('packed');
for (const r of ['18','19'] as const) { const f = await installHost(r, tar); t('installed '+r); await buildApps(f); t('built '+r); }
