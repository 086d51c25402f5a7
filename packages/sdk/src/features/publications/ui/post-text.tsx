import { cutText } from '@pinfold/contract/cut-text';
import { postTextParts } from '@pinfold/contract/features/publications/post-text';
import type { ReactNode } from 'react';
import type { Translate } from '../../../i18n/i18n.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { VariableMark } from '../../../ui/display/variable-mark.tsx';
import type { Post } from '../posts.queries.ts';

/** A post's own title or text before a location fills it in: its variables by their names, set apart from the words. */
export function PostText({ text }: { text: string }): ReactNode {
  const t = useTranslate();
  return postTextParts(text).map((part, index) =>
    part.kind === 'variable' ? (
      // The parts of one text have nothing else to tell them apart.
      <VariableMark key={index} tone="quiet">
        {t(`posts.variable.${part.variable}`)}
      </VariableMark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

/** Returns what `PostText` shows as plain text, for what only takes that, such as the name of a button. */
export function plainPostText(text: string, t: Translate): string {
  return postTextParts(text)
    .map((part) => (part.kind === 'variable' ? t(`posts.variable.${part.variable}`) : part.text))
    .join('');
}

/** Returns what a post is called where its text has no room: its title, else the beginning of its first line. */
export function postName({ title, summary }: Pick<Post, 'title' | 'summary'>, t: Translate): string {
  return cutText(plainPostText(title || summary.split('\n', 1)[0] || '', t)) || t('posts.untitled');
}

/**
 * Returns the title of a post of the calendar: of one without, the API gives the beginning of its text, which may end
 * inside a variable. Empty for a post without a text.
 */
export function calendarTitle(title: string): string {
  return title.replace(/\{[^{}]*$/, '…');
}
