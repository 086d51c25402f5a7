// @vitest-environment jsdom
import dayjs from 'dayjs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';

const entries = import.meta.glob('../{index,ui,reviews,styles}.ts');
const nested = import.meta.glob('../{headless,locales,testing}/*.ts');

/** Every public entry that can be imported: the folders hold nothing else, except for testing. */
const loaders = Object.entries({ ...entries, ...nested }).filter(
  ([path]) => !path.includes('.test.') && (!path.includes('/testing/') || path.endsWith('/index.ts')),
);

function snapshot() {
  return {
    globals: Object.getOwnPropertyNames(globalThis).sort(),
    head: document.head.innerHTML,
    body: document.body.innerHTML,
    dayjs: Object.getOwnPropertyNames(dayjs).sort(),
    dayjsMethods: Object.getOwnPropertyNames(dayjs.prototype).sort(),
    dayjsLocale: dayjs.locale(),
    storage: localStorage.length,
  };
}

describe('importing the SDK', () => {
  it('SDK-05 changes nothing of the host: no i18next, dayjs, styles or globals', async () => {
    const before = snapshot();
    expect(loaders.length).toBeGreaterThan(7);
    for (const [, load] of loaders) await load();
    const { createTranslate } = await import('../i18n/create-translate.ts');
    const { datePresetRange } = await import('../i18n/date-preset.ts');
    const { pl } = await import('../locales/pl.ts');
    expect(createTranslate(pl)('reviews.title')).toBe('Opinie');
    expect(datePresetRange('previous_quarter', '2026-11-21').from).toBe('2026-07-01');
    expect(snapshot()).toEqual(before);
    expect(i18next.isInitialized).toBeFalsy();
    expect(i18next.hasResourceBundle?.('pl', 'pinfold') ?? false).toBe(false);
  });
});
