import { en } from '../../../packages/sdk/src/locales/en.ts';
import { pl } from '../../../packages/sdk/src/locales/pl.ts';
import { generatedNotice } from '../generated-notice.ts';
import { table } from '../table.ts';
import { code, page } from './markdown.ts';

/** `reference/messages.md`: every key that a host can override. The site's search passes it over, being all words. */
export function messagesPage(): string {
  const english = new Map(Object.entries(en.messages));
  const groups = Map.groupBy(Object.entries(pl.messages), ([key]) => key.split('.')[0] ?? '');
  return page(
    `---\nsearch: false\n---`,
    generatedNotice('packages/sdk/src/**/messages'),
    '# Message keys',
    'Override any of them in the Provider’s `messages`; [Texts and languages](../guides/texts-and-languages.md) shows how. What stands in braces is filled in. A key that ends in `_one`, `_few`, `_many` or `_other` is one plural form: Polish has all four, English and Spanish need `_one` and `_other`.',
    ...[...groups].map(([name, messages]) =>
      page(
        `## ${name}`,
        table(
          ['key', 'Polish', 'English'],
          messages.map(([key, text]) => [code(key), words(text), words(english.get(key) ?? '')]),
        ),
      ).trim(),
    ),
  );
}

/** As it reads: what Markdown or the site would make something of is taken as it stands. */
function words(text: string): string {
  const plain = text
    .replaceAll('\n', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[*_`[\]~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return text.includes('{{') ? `<span v-pre>${plain}</span>` : plain;
}
