'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useListingEditorView } from './editor-context.ts';
import { ListingStatus } from './listing-status.tsx';
import { SaveActions } from './save-actions.tsx';

interface EditorHeaderProps {
  breadcrumb: ReactNode;
  title: ReactNode;
  titleLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** Which listing this is and how it stands; its buttons stay in sight where there is room. */
export function EditorHeader({ breadcrumb, title, titleLevel, actions }: EditorHeaderProps): JSX.Element {
  const { editor, isNarrow } = useListingEditorView();
  const { listing } = editor;
  return (
    <Root data-narrow={isNarrow || undefined}>
      <Stack basis="320px">
        {breadcrumb && (
          <Text as="div" tone="subtle">
            {breadcrumb}
          </Text>
        )}
        <Heading level={titleLevel} size="xl" wrap="anywhere" padding={[0, 0, 3]}>
          {title ?? titleOf(listing)}
        </Heading>
        <ListingStatus listing={listing} />
      </Stack>
      <Row gap={3} wrap push>
        {actions}
        {!isNarrow && <SaveActions />}
      </Row>
    </Root>
  );
}

/** Locations of a chain share their name, so that the street tells them apart. */
function titleOf({ name, formatted_address: address }: { name: string; formatted_address: string }): string {
  return [name, address.split(',')[0]].filter(Boolean).join(', ');
}

const Root = styled.div.withConfig(partClass('ListingEditor-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px 16px;
  /* The buttons that send stay in sight, however long the form is. */
  &:where(:not([data-narrow])) {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    margin-inline: -4px;
    padding: 8px 4px;
    background: var(--pf-background);
  }
`;
