'use client';
import { useRef, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { KeyHint } from '../../../../../ui/display/key-hint.tsx';
import { TagIcon } from '../../../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import { Tooltip } from '../../../../../ui/overlays/tooltip.tsx';
import { type InboxPartProps, useOpinionInboxView } from '../inbox-view-context.ts';
import { SentimentIcon } from '../../sentiment-mark.tsx';
import { tagSourceLabel } from './tag-labels.ts';

const TagEditor = /* @__PURE__ */ lazyComponent(async () => (await import('./tag-editor.tsx')).TagEditor);

/** The categories of the open review, each with its sentiment and source, and a button to change them. */
export function ReviewTagging({ review }: InboxPartProps): JSX.Element {
  const t = useTranslate();
  const { commands, isNarrow } = useOpinionInboxView();
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = commands.tagging === 'review';
  const open = () => commands.setTagging('review');
  return (
    <>
      {review.tags.map((tag) => {
        const mood = t(`reviews.sentiment.${tag.sentiment}`);
        return (
          <Tooltip key={tag.id} text={`${mood} · ${tagSourceLabel(tag, t)}`}>
            <Chip
              icon={
                tag.sentiment !== 'unassigned' && (
                  <SentimentIcon sentiment={tag.sentiment} size={15} label={mood} />
                )
              }
              onPress={open}
            >
              {tag.name}
            </Chip>
          </Tooltip>
        );
      })}
      <Button
        ref={trigger}
        size="s"
        variant="ghost"
        icon={<TagIcon size={15} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      >
        {t('reviews.tags.edit')} {!isNarrow && <KeyHint>C</KeyHint>}
      </Button>
      {isOpen && <TagEditor review={review} trigger={trigger} />}
    </>
  );
}
