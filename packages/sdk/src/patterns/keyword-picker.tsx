'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/actions/button.tsx';
import { ChevronDownIcon } from '../ui/icons/arrow-icons.tsx';
import { Inset } from '../ui/layout/stack.tsx';
import { Popover } from '../ui/overlays/popover.tsx';

interface KeywordPickerProps {
  /** The chosen keywords. */
  value: readonly string[];
  /** What the button says where none chosen means all of them. */
  all?: string | undefined;
  /** `KeywordChecks`, which load when they are opened. */
  children: (close: () => void) => ReactNode;
}

/** A button that says which keywords are chosen, and opens the choice. */
export function KeywordPicker({ value, all, children }: KeywordPickerProps): JSX.Element {
  const t = useTranslate();
  const [only] = value;
  const label =
    only === undefined
      ? (all ?? t('rank.keywords.choose'))
      : value.length === 1
        ? t('rank.keywords.one', { keyword: only })
        : t('rank.keywords.count', { count: value.length });
  return (
    <Popover
      label={t('rank.keywords.label')}
      trigger={
        <Button size="s">
          {label}
          <ChevronDownIcon size={14} />
        </Button>
      }
    >
      {(close) => (
        <Inset inlineSize="min(300px, calc(100vw - 48px))" minBlockSize="120px">
          {children(close)}
        </Inset>
      )}
    </Popover>
  );
}
