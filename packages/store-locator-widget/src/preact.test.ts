// @vitest-environment jsdom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { jsx, jsxs } from './preact.ts';

test('LOC-01 a field hears each key, and focus and shapes are named as the browser names them', async () => {
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(what);
  function Field() {
    const [text, setText] = useState('');
    return jsxs('label', {
      onFocus: hear('focus'),
      onBlur: hear('blur'),
      children: [
        jsx(
          'input',
          {
            value: text,
            onChange: (event: Event) => setText((event.currentTarget as HTMLInputElement).value),
          },
          'typed',
        ),
        jsx('output', { children: text }),
        jsx('svg', { strokeWidth: 2 }),
      ],
    });
  }
  const place = document.body.appendChild(document.createElement('div'));
  render(jsx(Field, {}), place);
  const field = place.querySelector('input');
  field?.focus();
  if (field) field.value = 'Krak';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('Krak');
  field?.blur();
  expect(place.querySelector('svg')?.getAttribute('stroke-width')).toBe('2');
  expect(heard).toEqual(['focus', 'blur']);
});

test('LOC-01 what has a key keeps its element wherever it goes', () => {
  const place = document.createElement('ul');
  const stores = (...names: string[]) =>
    jsx('ul', { children: names.map((name) => jsx('li', { children: name }, name)) });
  render(stores('Kraków', 'Łódź'), place);
  const [, last] = place.querySelectorAll('li');
  render(stores('Łódź', 'Kraków'), place);
  expect(place.querySelector('li')).toBe(last);
});
