import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { bundleForProduction } from './bundle-for-production.ts';
import { cameAlong, installedTwice, publicEntries } from './host-package.ts';
import { installNode22, type ReactVersion } from './install-host.ts';
import { run } from './run.ts';

const hosts = inject('hosts');

describe.each<ReactVersion>(['18', '19'])('the packed SDK beside React %s', (react) => {
  const folder = hosts[react];

  test('SDK-08 brings along what it says and nothing else, and no second peer', () => {
    expect(cameAlong(folder)).toMatchSnapshot();
    expect(
      installedTwice(folder, [
        'react',
        'react-dom',
        'styled-components',
        '@tanstack/react-query',
        'react-aria',
      ]),
    ).toEqual([]);
  });

  test.each(['bundler', 'node16'])(
    'SDK-08 types of every entry compile with libraries checked, as %s resolves them',
    async (resolution) => {
      const project = join('apps', 'typed', `tsconfig.${resolution}.json`);
      const output = await run(
        folder,
        join('node_modules', '.bin', 'tsc'),
        '-p',
        project,
        '--pretty',
        'false',
      );
      expect(output).toBe('');
    },
  );
});

describe('the packed SDK in Node', () => {
  const folder = hosts['19'];
  let nodes: string[];
  beforeAll(async () => {
    nodes = [process.execPath, await installNode22()];
  });

  test('SDK-08 every entry loads, imported and required, in Node 24 and 22', async () => {
    const names = JSON.stringify(publicEntries(folder));
    const script = `(async () => {
      const counts = [];
      for (const name of ${names}) {
        const [imported, required] = [await import(name), require(name)];
        const missing = Object.keys(required).filter((key) => !(key in imported));
        if (missing.length > 0) throw new Error(name + ' does not import ' + missing);
        counts.push(Object.keys(required).length);
      }
      console.log(process.versions.node.split('.')[0], counts.length);
    })()`;
    const said = [];
    for (const node of nodes) said.push((await run(folder, node, '-e', script)).trim());
    expect(said).toEqual([`24 ${publicEntries(folder).length}`, `22 ${publicEntries(folder).length}`]);
  });
});

describe('what is in the tarball', () => {
  const folder = hosts['19'];
  const dist = join(folder, 'node_modules/@pinfold/sdk/dist');

  test('SDK-08 every file that draws or hooks says that it runs in the browser', () => {
    const silent = globSync('**/*.{js,cjs}', { cwd: dist }).filter((file) => {
      const text = readFileSync(join(dist, file), 'utf8');
      return /["']react(\/jsx-runtime)?["']/.test(text) && !text.startsWith('"use client";');
    });
    expect(silent).toEqual([]);
  });

  test('SDK-08 no module asks for a package in a way that a browser has not', () => {
    const asking = globSync('**/*.js', { cwd: dist }).filter((file) =>
      /\brequire\d*\(["'](react|react-dom)/.test(readFileSync(join(dist, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  test.each([
    [
      'ReviewsInbox',
      'reviews',
      ['TeamMembers-', 'MemberDialog-', 'ApiKeys-', 'CompanyProfile-', 'CompanyData-'],
    ],
    ['TeamMembers', 'team', ['ReviewsInbox-', 'CompanyProfile-', 'CompanyData-']],
    ['CompanyProfileForm', 'company', ['ReviewsInbox-', 'TeamMembers-', 'MemberDialog-', 'ApiKeys-']],
    ['Button', 'ui', ['ReviewsInbox-', 'TeamMembers-', 'CompanyProfile-', 'DateRangePicker-', 'Table-']],
  ])('SDK-08 { %s } brings no part of another feature', async (name, entry, strangers) => {
    const bundle = await bundleForProduction(
      folder,
      `import { PinfoldProvider } from '@pinfold/sdk'; import { ${name} } from '@pinfold/sdk/${entry}'; console.log(PinfoldProvider, ${name});`,
    );
    expect(bundle).toContain(name === 'CompanyProfileForm' ? 'CompanyProfile-' : name);
    expect(strangers.filter((part) => bundle.includes(part))).toEqual([]);
  });

  test('SDK-02 hooks bring no styles and nothing to draw with', async () => {
    const bundle = await bundleForProduction(
      folder,
      `import { PinfoldProvider } from '@pinfold/sdk'; import { useReviews } from '@pinfold/sdk/headless/reviews'; console.log(PinfoldProvider, useReviews);`,
    );
    expect(bundle).not.toMatch(/data-styled|data-react-aria|pinfold-[A-Z]/);
  });
});
