import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildWidget } from '../../packages/store-locator-widget/build-widget.ts';
import { weighWidget, widgetBars } from '../../packages/store-locator-widget/weigh-widget.ts';
import { installPeers, peersFolder } from './install-peers.ts';

/** What the same parts of others weigh; Google’s without its Maps JavaScript API, which comes on top. */
const peers = {
  gmpx: `import '@googlemaps/extended-component-library/store_locator.js';
    import '@googlemaps/extended-component-library/api_loader.js';`,
  leaflet: `import 'leaflet'; import 'leaflet.markercluster';`,
};

/** Measures what a page downloads for a store locator. Returns the bars that were missed. */
export async function benchLocatorSizes(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-widget-'));
  try {
    const ours = await weighWidget(folder, await buildWidget(folder));
    const gmpx = await weighPeer(peers.gmpx);
    const leaflet = await weighPeer(peers.leaflet);
    const rows = [
      { what: 'before anybody wants it', part: 'script', its: gmpx, name: 'gmpx' },
      { what: 'to a list that works', part: 'list', its: gmpx, name: 'gmpx' },
      {
        what: 'map, with clusters and land',
        part: 'map',
        its: leaflet,
        name: 'Leaflet, markercluster, no land',
      },
    ] as const;
    say(
      `\n${'store locator, gzip'.padEnd(32)}${'ours'.padStart(12)}${'bar'.padStart(12)}${'its'.padStart(12)}${'ours/its'.padStart(12)}`,
    );
    for (const { what, part, its, name } of rows)
      say(
        `${what.padEnd(32)}${kilobytes(ours[part])}${kilobytes(widgetBars[part])}${kilobytes(its)}${(ours[part] / its).toFixed(2).padStart(12)}  ${name}`,
      );
    return rows
      .filter(({ part }) => !(ours[part] <= widgetBars[part]))
      .map(({ what, part }) => `store locator, ${what}: ${kilobytes(ours[part]).trim()}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function weighPeer(entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: peersFolder, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
