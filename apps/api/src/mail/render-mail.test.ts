import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '@pinfold/contract/languages';
import { translate } from '../i18n/i18n.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

const mail: Mail = {
  subject: 'Nowe hasło',
  heading: 'Ustaw nowe hasło',
  paragraphs: ['Ktoś poprosił o nowe hasło.', 'Jeśli to nie Ty, nic nie rób.'],
  button: { label: 'Ustaw hasło', url: 'https://panel.test/password-reset/1/x?lang=pl&next=a' },
  footnote: 'Odnośnik działa godzinę.',
};

test.each(languages)(
  'a mail in %s says so to screen readers, and ends in the words of its language',
  (language) => {
    const { html, text } = renderMail(mail, language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(translate(language, 'mails.automatic'));
    expect(text).toContain(translate(language, 'mails.automatic'));
  },
);

test('a reader of plain text finds everything, and the link as it is', () => {
  const { text } = renderMail(mail, 'pl');
  for (const part of [mail.heading, ...mail.paragraphs, mail.footnote]) expect(text).toContain(part);
  expect(text).toContain('Ustaw hasło:\nhttps://panel.test/password-reset/1/x?lang=pl&next=a\n');
});

test('what people typed is text in a mail, never markup, and opening one loads nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'img', ' src=', 'x') }),
      (typed) => {
        const { html } = renderMail({ ...mail, heading: typed, subject: typed, paragraphs: [typed] }, 'pl');
        const plain = renderMail({ ...mail, heading: 'x', subject: 'x', paragraphs: ['x'] }, 'pl');
        expect(tagsOf(html)).toEqual(tagsOf(plain.html));
        expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
      },
    ),
  );
});

test('a button leads to a page, never to a script', () => {
  const button = { label: 'x', url: 'javascript:alert(1)' };
  expect(() => renderMail({ ...mail, button }, 'pl')).toThrow(TypeError);
});

function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}
