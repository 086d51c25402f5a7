'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ReviewPartProps } from '../review-part-props.ts';

/** What the customer wrote, as it was written; its translation on demand. */
export function ReviewText({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const [isTranslated, setTranslated] = useState(false);
  const { comment, comment_translation: translation } = review;
  return (
    <>
      <Quote data-state={comment ? 'text' : 'stars_only'} dir="auto">
        {(isTranslated && translation) || (comment ?? t('reviews.no_text'))}
      </Quote>
      {translation !== null && (
        <Button variant="ghost" size="s" onPress={() => setTranslated(!isTranslated)}>
          {t(isTranslated ? 'reviews.translation.original' : 'reviews.translation.show')}
        </Button>
      )}
    </>
  );
}

const Quote = styled.p.withConfig(innerClass('ReviewsInbox-quote'))`
  max-inline-size: 64ch;
  margin: 8px 0 0;
  font-size: var(--pf-font-size-l);
  line-height: 1.55;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
  &:where([data-state='stars_only']) {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-m);
  }
`;
