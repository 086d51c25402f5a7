import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Appearance } from './appearance.ts';

const source = new URL('../', import.meta.url);
const named = /(?:partClass|className)\('([\w-]+)'\)|\bpart="([\w-]+)"/g;

function drawnParts(): string[] {
  const files = globSync('{ui,theme,patterns,features}/**/*.{ts,tsx}', { cwd: source.pathname });
  const drawn = files
    .filter((file) => !/\.(test|stories)\./.test(file) && !file.endsWith('part-class.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, source), 'utf8').matchAll(named)])
    .map(([, styled, element]) => styled ?? element ?? '');
  return [...new Set(drawn)].toSorted();
}

describe('the parts that a host can style', () => {
  it('SDK-04 SDK-09 a part that is renamed or gone shows in review, because hosts select it', () => {
    const parts = drawnParts();
    expect(parts.length).toBeGreaterThan(200);
    expect(parts.join('\n')).toMatchSnapshot();
  });

  it('SDK-04 each that has a name is drawn, so that no style waits for what never comes', () => {
    // Positions of all locations hand their names on to one frame.
    const handedOn = ['LocationPositionsTable', 'RankMap', 'RankOverviewChart'];
    const file = readFileSync(new URL('parts.ts', import.meta.url), 'utf8');
    const tables = [...file.matchAll(/interface (\w+) \{\n(.*?)\n\}/gs)];
    const names = tables.flatMap(([, table = '', rows = '']) =>
      [...rows.matchAll(/(\w+):([^;]*);/g)].flatMap(([, component = '', parts = '']) => [
        ...(table === 'Parts' ? [component] : []),
        ...[...parts.matchAll(/'(\w+)'/g)].map(([, part]) => `${component}-${part}`),
      ]),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(names.toSorted()).toEqual([...drawnParts(), ...handedOn].toSorted());
  });

  it('SDK-04 our own styles select no other part', () => {
    const selected = globSync('{ui,theme,patterns,features}/**/*.{ts,tsx}', { cwd: source.pathname })
      .filter((file) => !/\.(test|stories)\.|\/visitor\//.test(file))
      .flatMap((file) => [
        ...readFileSync(new URL(file, source), 'utf8').matchAll(/\.pinfold-([A-Z]\w*-\w+)/g),
      ])
      .map(([, part = '']) => part);
    expect(selected.length).toBeGreaterThan(10);
    const drawn = new Set(drawnParts());
    expect(selected.filter((part) => !drawn.has(part))).toEqual([]);
  });

  it('SDK-04 a class for a part that does not exist is a type error', () => {
    const known: Appearance = { classNames: { 'ReviewsInbox-row': 'host-row' } };
    // @ts-expect-error -- there is no such part
    const unknown: Appearance = { classNames: { 'ReviewsInbox-nothing': 'host-row' } };
    expect(Object.keys({ ...known.classNames, ...unknown.classNames })).toHaveLength(2);
  });
});
