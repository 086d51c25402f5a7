import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { AccountTexts } from './directory-texts.ts';

/** How many rows come at a time. */
const step = 50;

/** The first rows of a list that is there already, and a button that shows more of them. */
export function useShownFirst<Item>(
  rows: readonly Item[],
  texts: AccountTexts,
): { shown: readonly Item[]; more: ReactNode } {
  const t = useTranslate();
  const [count, setCount] = useState(step);
  return {
    shown: rows.slice(0, count),
    more: rows.length > count && (
      <Row justify="center">
        <Button onPress={() => setCount(count + step)}>{t(`${texts}.show_more`)}</Button>
      </Row>
    ),
  };
}
