import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadMarkdownLinks, deadSiteLinks } from './link-checks.ts';

const site = mkdtempSync(join(tmpdir(), 'pinfold-site-'));
afterAll(() => rmSync(site, { recursive: true }));

function put(file: string, html: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), html);
}

test('SDK-11 a link to a page or a heading that is not there is found, and every other is let be', () => {
  put('guide.html', '<h2 id="dark-mode">Dark mode</h2><a class="x" href="#dark-mode">here</a>');
  put('list/index.html', '<h2 id="Review">Review</h2>');
  put('picture.png', '');
  const good = [
    'guide',
    'guide#dark-mode',
    'guide.html',
    'list/',
    'list/#Review',
    'picture.png',
    'storybook/?path=/a',
  ];
  const outside = ['https://example.com/docs/nowhere', '/elsewhere'];
  const links = [...good.map((path) => `/docs/${path}`), ...outside];
  put('start.html', links.map((href) => `<a href="${href}">x</a>`).join(''));
  expect(deadSiteLinks(site, '/docs/')).toEqual([]);

  put('other.html', '<a href="/docs/nowhere">x</a><a href="/docs/guide#light">x</a><a href="#top">x</a>');
  put('again.html', '<a href="/docs/nowhere">x</a>');
  expect(deadSiteLinks(site, '/docs/').toSorted()).toEqual([
    expect.stringMatching(/^(other|again)\.html and 1 more links to \/nowhere, which is not there$/),
    'other.html links to #top, which is not there',
    'other.html links to /guide#light, which is not there',
  ]);
});

test('BEY-23 pages as Markdown are listed, and each that is listed is there', () => {
  expect(deadMarkdownLinks(site, '/docs/')).toEqual(['llms.txt was not built']);
  put('llms.txt', '# Pinfold');
  expect(deadMarkdownLinks(site, '/docs/')).toEqual(['llms.txt leads nowhere']);
  put('guide.md', '# Guide');
  put('llms.txt', '- [Guide](/docs/guide.md)\n- [Gone](/docs/gone.md)');
  expect(deadMarkdownLinks(site, '/docs/')).toEqual(['llms.txt links to /docs/gone.md, which is not there']);
});
