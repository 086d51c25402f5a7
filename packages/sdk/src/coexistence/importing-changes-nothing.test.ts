// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://host.example/" }
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { getI18n } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';

interface Manifest {
  exports: Record<string, string | { 'pinfold-source': string }>;
}

const root = pathToFileURL(`${resolve(import.meta.dirname, '../..')}/`);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Manifest;
const sources = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['pinfold-source']],
);

function snapshot() {
  return {
    globals: Object.getOwnPropertyNames(globalThis).toSorted(),
    head: document.head.innerHTML,
    body: document.body.innerHTML,
    // Its plugins and locales: dayjs-of-the-host.test.ts.
    dayjsLocale: dayjs.locale(),
    storage: localStorage.length,
  };
}

describe('importing the SDK', () => {
  it('SDK-05 changes nothing of the host: no i18next, dayjs, styles or globals', async () => {
    // The page has options of its own, and with them a worker of its own: nothing was imported before.
    expect(location.host).toBe('host.example');
    // Every browser has one; where it is missing, React Aria invents it in tests alone.
    vi.stubGlobal('visualViewport', new EventTarget());
    const before = snapshot();
    expect(sources.length).toBeGreaterThan(7);
    for (const source of sources) await import(new URL(source, root).pathname);
    const { createTranslate } = await import('../i18n/i18n.ts');
    const { pl } = await import('../locales/pl.ts');
    expect(createTranslate(pl)('reviews.title')).toBe('Opinie');
    expect(snapshot()).toEqual(before);
    expect(i18next.isInitialized).toBeFalsy();
    expect(i18next.hasResourceBundle?.('pl', 'reviews') ?? false).toBe(false);
    expect(getI18n()).toBeUndefined();
    // Every entry is compiled on the way, on whatever machine.
  }, 60_000);
});
