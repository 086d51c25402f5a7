'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ShortcutHints } from '../../../../patterns/shortcuts.tsx';
import type { InboxIntent } from '../../inbox-intent.ts';
import { useInboxView } from '../inbox-view-context.ts';

const hints = [
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['range', '⇧X'],
  ['reply', 'R'],
  ['note', 'N'],
  ['tags', 'C'],
  ['template', 'T'],
  ['ai_draft', 'A'],
  ['search', '/'],
  ['help', '?'],
] as const satisfies readonly (readonly [InboxIntent, string])[];

/** The keys, each as the button that does the same; nothing for a reader who has switched them off. */
export function InboxHints(): JSX.Element {
  const t = useTranslate();
  const { commands } = useInboxView();
  return (
    <ShortcutHints
      variant="inline"
      label={t('reviews.shortcuts.title')}
      hints={hints.map(([intent, key]) => ({ intent, key, label: t(`reviews.hint.${intent}`) }))}
      onRun={commands.run}
    />
  );
}
