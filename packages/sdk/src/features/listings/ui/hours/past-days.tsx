'use client';
import { useId, useState, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { List } from './special-parts.ts';

interface PastDaysProps {
  count: number;
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** Dates that are over: out of the way until somebody asks for them. */
export function PastDays({ count, onClear, children }: PastDaysProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Past>
      <Button
        size="s"
        variant="ghost"
        icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {t('listing_editor.hours.special_past', { count })}
      </Button>
      {isOpen && onClear && (
        <Button size="s" variant="ghost" onPress={onClear}>
          {t('listing_editor.hours.special_past_clear')}
        </Button>
      )}
      {isOpen && <List id={id}>{children}</List>}
    </Past>
  );
}

const Past = styled.div.withConfig(innerClass('SpecialHoursField-past'))`
  margin-block-start: 8px;
  color: var(--pf-ink-2);
`;
