import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWidget } from '../build-widget.ts';
import { weighWidget, widgetBars, type WidgetWeight } from '../weigh-widget.ts';

let folder: string;
let weight: WidgetWeight;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-widget-'));
  weight = await weighWidget(folder, await buildWidget(folder));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['script', 'list', 'map'] as const)('LOC-01 a page pays no more than agreed for the %s', (part) => {
  expect(weight[part]).toBeGreaterThan(0);
  expect(weight[part]).toBeLessThanOrEqual(widgetBars[part]);
});

test('SDK-05 a host that brings its own map does not pay for ours', () => {
  expect(weight.ownMap).toBeGreaterThan(0);
  expect(weight.ownMap).toBeLessThan(weight.map / 3);
});

test.each(['pl', 'en', 'es'])(
  'LOC-05 the script finds the app and its words of %s by one name',
  async (language) => {
    const script = await readFile(join(folder, 'store-locator.js'), 'utf8');
    const app = /store-locator\/app-[\w-]{8}/.exec(script)?.[0] ?? '';
    expect(await readFile(join(folder, `${app}.js`), 'utf8')).toContain(`./${basename(app)}-${language}.js`);
    expect(await readFile(join(folder, `${app}-${language}.js`), 'utf8')).toContain(
      `language:\`${language}\``,
    );
  },
);

test('LOC-01 nothing is evaluated from text or written into markup, and nothing is kept about visitors', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8')).not.toMatch(
      /\beval\(|new Function\b|document\.write|localStorage|sessionStorage|\.cookie\b/,
    );
});
