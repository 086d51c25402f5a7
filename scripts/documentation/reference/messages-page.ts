import type { Locale } from '../../../packages/sdk/src/i18n/locale.ts';
import { en } from '../../../packages/sdk/src/locales/en.ts';
import { pl } from '../../../packages/sdk/src/locales/pl.ts';
import { generatedNotice } from '../generated-notice.ts';
import { table } from '../table.ts';
import { code, page } from './markdown.ts';

/** `reference/messages.md`: every key that a host can override. Excluded from the site's search. */
export function messagesPage(): string {
  const english = new Map(messagesOf(en));
  const groups = Map.groupBy(messagesOf(pl), ([key]) => key.split('.')[0] ?? '');
  return page(
    `---\nsearch: false\n---`,
    generatedNotice('packages/sdk/src/i18n/locales'),
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

/** By the keys that a host overrides. */
function messagesOf({ resources }: Locale): [key: string, text: string][] {
  return Object.entries(resources).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, text]): [string, string] => [
      namespace === 'shared' ? key : `${namespace}.${key}`,
      text,
    ]),
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
