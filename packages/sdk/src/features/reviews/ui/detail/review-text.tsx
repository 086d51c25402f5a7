'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ReviewPartProps } from '../review-part-props.ts';

/** What the customer wrote, as it was written; its translation on demand. */
export function ReviewText({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const [isTranslated, setTranslated] = useState(false);
  const { comment, comment_translation: translation } = review;
  return (
    <>
      <Text
        as="p"
        size={comment ? 'l' : 'm'}
        tone={comment ? undefined : 'subtle'}
        wrap="prose"
        padding={[3, 0, 0]}
        maxInlineSize="64ch"
        dir="auto"
      >
        {(isTranslated && translation) || (comment ?? t('reviews.no_text'))}
      </Text>
      {translation !== null && (
        <Button variant="ghost" size="s" onPress={() => setTranslated(!isTranslated)}>
          {t(isTranslated ? 'reviews.translation.original' : 'reviews.translation.show')}
        </Button>
      )}
    </>
  );
}
