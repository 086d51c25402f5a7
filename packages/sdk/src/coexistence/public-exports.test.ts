import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  exports: Record<string, string | { 'pinfold-source': string }>;
}

const root = new URL('../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Manifest;

describe('the public surface', () => {
  it('SDK-09 shows every change of what can be imported', async () => {
    const surface: Record<string, string[]> = {};
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue;
      const exported: object = await import(new URL(target['pinfold-source'], root).href);
      surface[entry] = Object.keys(exported).toSorted();
    }
    expect(surface).toMatchSnapshot();
  });

  it('SDK-08 no entry exports by the dozen without naming what', () => {
    for (const target of Object.values(manifest.exports)) {
      if (typeof target === 'string') continue;
      expect(readFileSync(new URL(target['pinfold-source'], root), 'utf8')).not.toMatch(/export \*/);
    }
  });
});
