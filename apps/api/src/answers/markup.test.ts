import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, jsonLdElement, styleElement } from './markup.ts';

const typed = fc.string({
  unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '!--', 'script', ' on=', '\u2028', '\\', 'x'),
});

test('what people typed is text in a page, and stays in its attribute', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const page = String(html`<p title="${text}">${[text, undefined, html`<b>${text}</b>`]}</p>`);
      expect(page.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/, ''))).toEqual([
        '<p title=>',
        '<b>',
        '</b>',
        '</p>',
      ]);
      expect(page.match(/["']/g)).toEqual(['"', '"']);
    }),
  );
});

test('a template that leaves the quotation marks out draws nothing', () => {
  expect(() => html`<a href=${'x onclick=alert(1)'}>x</a>`).toThrow(TypeError);
  expect(String(html`<p>1 = ${1}, a=b: ${2}</p>`)).toBe('<p>1 = 1, a=b: 2</p>');
});

test('what search engines are told can end no script, and says what it said', () => {
  fc.assert(
    fc.property(typed, (name) => {
      const [, json = '', ...rest] = String(jsonLdElement({ name })).split(/<script[^>]*>|<\/script>/);
      expect(rest).toEqual(['']);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ name });
    }),
  );
  expect(String(jsonLdElement({ name: '</script>' }))).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>',
  );
});

test('a style that would end its element is refused', () => {
  expect(String(styleElement('p{color:red}'))).toBe('<style>p{color:red}</style>');
  expect(() => styleElement('</style><script>')).toThrow(TypeError);
});
