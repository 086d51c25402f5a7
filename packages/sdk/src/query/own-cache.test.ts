import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const sources = globSync('**/*.{ts,tsx}', { cwd: root.pathname }).filter(
  (file) => !/\.(test|stories)\./.test(file),
);
const wrappers = ['query/use-pinfold-query.ts', 'query/use-pinfold-infinite-query.ts'];
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

describe('the SDK in a host with its own React Query', () => {
  it('SDK-05 no hook reads the nearest QueryClient: each names ours', () => {
    expect(sources.length).toBeGreaterThan(60);
    const offenders = sources
      .filter((file) => !wrappers.includes(file) && file !== 'testing/render-in-pinfold.tsx')
      .filter((file) =>
        importsOf(read(file)).some((name) => /^use[A-Z]|^(Hydration|QueryClientProvider)/.test(name)),
      );
    expect(offenders).toEqual([]);
    const calls = wrappers.flatMap((file) => [
      ...read(file).matchAll(/= use\w*(?:Query|Mutation)\(.*|return use\w+\(.*/g),
    ]);
    expect(calls).toHaveLength(4);
    for (const [call] of calls) expect(call).toMatch(/, queryClient\);$/);
  });

  it('SDK-05 headless code knows neither the components nor styled-components', () => {
    const styled = sources
      .filter(
        (file) =>
          !/^(ui|theme|patterns)\/|^(ui|styles|reviews|review-analytics|app-review-analytics|review-management|team|company|listings|integrations|external-changes|rankings|storybook)\.tsx?$|\/ui\//.test(
            file,
          ),
      )
      .filter((file) =>
        /from '(styled-components|react-aria[^']*|[./]*\/(ui|theme)\/[^']*)'/.test(withoutTypes(read(file))),
      );
    expect(styled).toEqual([]);
  });

  it('SDK-08 no zod reaches a browser through the SDK', () => {
    const reached = new Set<string>();
    for (const file of sources) for (const rule of contractRules(read(file))) follow(rule, reached);
    expect(reached.size).toBeGreaterThan(15);
    const withZod = [...reached].filter((rule) => /from 'zod'/.test(contractSource(rule)));
    expect(withZod).toEqual([]);
  });
});

function withoutTypes(source: string): string {
  return source.replaceAll(/import type [^;]+;/g, '').replaceAll(/export type [^;]+from[^;]+;/g, '');
}

function importsOf(source: string): string[] {
  const clause = /import \{([^}]+)\} from '@tanstack\/react-query'/.exec(source)?.[1] ?? '';
  return clause.split(',').map((name) => name.trim());
}

function contractRules(source: string): string[] {
  return [...withoutTypes(source).matchAll(/from '@pinfold\/contract\/((?![^']*\.json')[^']+)'/g)].map(
    ([, rule]) => rule ?? '',
  );
}

function contractSource(rule: string): string {
  return readFileSync(new URL(`../../contract/src/${rule}.ts`, root), 'utf8');
}

function follow(rule: string, reached: Set<string>): void {
  if (reached.has(rule)) return;
  reached.add(rule);
  for (const [, next = ''] of withoutTypes(contractSource(rule)).matchAll(/from '(\.[^']+)\.ts'/g))
    follow(new URL(next, `file:///${rule}`).pathname.slice(1), reached);
}
