'use client';
import { sentiments, type Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { SentimentIcon } from '../sentiment-mark.tsx';

interface SentimentMenuProps {
  /** What the sentiment is about. */
  name: string;
  value: Sentiment;
  /** Why it cannot be changed. */
  refusal: string | undefined;
  onChange: (sentiment: Sentiment) => void;
}

/** One sentiment out of five, each as a face and a word. */
export function SentimentMenu({ name, value, refusal, onChange }: SentimentMenuProps): JSX.Element {
  const t = useTranslate();
  const word = (sentiment: Sentiment) => t(`reviews.sentiment.${sentiment}`);
  const button = (
    <Button
      size="s"
      variant="ghost"
      icon={<SentimentIcon sentiment={value} size={16} />}
      aria-label={t('review_categories.tags.sentiment', { name, sentiment: word(value) })}
      disabledReason={refusal}
    >
      {word(value)}
      {!refusal && <ChevronDownIcon size={14} />}
    </Button>
  );
  if (refusal) return button;
  return (
    <Menu
      trigger={button}
      selectionMode="single"
      selectedKeys={[value]}
      onAction={(key) => {
        const chosen = sentiments.find((sentiment) => sentiment === key);
        if (chosen && chosen !== value) onChange(chosen);
      }}
    >
      {sentiments.map((sentiment) => (
        <MenuItem key={sentiment} id={sentiment} icon={<SentimentIcon sentiment={sentiment} size={17} />}>
          {word(sentiment)}
        </MenuItem>
      ))}
    </Menu>
  );
}
