'use client';
import type { RefObject, JSX } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { reviewCategoriesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { PopoverSurface } from '../../../../ui/overlays/popover-surface.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { TagEditorContent } from './tag-editor-content.tsx';

interface TagEditorProps extends ReviewPartProps {
  /** What it opens beside. */
  trigger: RefObject<HTMLElement | null>;
}

/** Changes the categories and the sentiment of one review: beside its button, or in a sheet on a phone. */
export function TagEditor({ review, trigger }: TagEditorProps): JSX.Element | null {
  const t = useTranslate();
  const { commands, isNarrow } = useInboxView();
  const areWordsReady = useFeatureMessages(reviewCategoriesMessages);
  const onOpenChange = (isOpen: boolean) => !isOpen && commands.setTagging(undefined);
  if (!areWordsReady) return null;
  const title = t('review_categories.tags.title');
  if (isNarrow)
    return (
      <Drawer title={title} closeLabel={t('common.close')} isOpen onOpenChange={onOpenChange}>
        <TagEditorContent review={review} />
      </Drawer>
    );
  return (
    <PopoverSurface triggerRef={trigger} isOpen onOpenChange={onOpenChange} placement="bottom end">
      <Panel aria-label={title}>
        <Stack gap={3}>
          <Text as="p" weight="bold" aria-hidden>
            {title}
          </Text>
          <TagEditorContent review={review} />
        </Stack>
      </Panel>
    </PopoverSurface>
  );
}

const Panel = styled(Dialog).withConfig(partClass('ReviewTagging'))`
  inline-size: 400px;
  max-inline-size: 100%;
  padding: 14px 16px 16px;
  outline: none;
`;
