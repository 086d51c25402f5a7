'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { useRestedText } from '../state/use-rested-text.ts';
import { className, innerClass } from '../theme/part-class.ts';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Inset, Row, Stack } from '../ui/layout/stack.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { hasContent, hasWords, PageHeader, type PageHeaderProps } from './page-header.tsx';

export interface CollectionHeaderProps extends PageHeaderProps {
  /** A `CollectionSearch`, first in the toolbar. */
  search?: ReactNode;
  /** Chips of what narrows the collection, and the panel that adds more. */
  filters?: ReactNode;
  /** Names the chips for screen readers. */
  filtersLabel?: string | undefined;
  /** `none` where the page around has space of its own. @default 'own' */
  inset?: 'own' | 'none' | undefined;
  /** What changes how the collection is shown, at the end of the toolbar: order, columns. */
  tools?: ReactNode;
  /** Another pane lies over it: only its title is still read. @default false */
  isCovered?: boolean | undefined;
}

/**
 * Above a list: what it is and how much there is, then search, filters and tools. On a phone the chips are one row
 * that slides under the thumb, so that the screen is left to the list.
 *
 * @selector .pinfold-CollectionHeader
 */
export function CollectionHeader({
  search,
  filters,
  filtersLabel,
  tools,
  inset = 'own',
  isCovered = false,
  ...heading
}: CollectionHeaderProps): JSX.Element {
  const hasHeading = hasWords(heading) || hasContent(heading.actions);
  return (
    <Root
      part="CollectionHeader"
      data-covered={isCovered || undefined}
      flex="none"
      gap={4}
      {...(inset === 'own'
        ? { padding: hasHeading ? [6, 7, 4] : [4, 5], narrow: { gap: 3, padding: [4, 5, 3] } }
        : { narrow: { gap: 3 } })}
    >
      {hasHeading && <PageHeader {...heading} />}
      <Row align="start" gap={4} rowGap={3} wrap narrow={{ align: 'center' }}>
        {search}
        {hasContent(filters) && (
          <Chips role="group" aria-label={filtersLabel} data-place={search ? 'second' : 'first'}>
            {filters}
          </Chips>
        )}
        {hasContent(tools) && (
          <Row flex="none" gap={2} minBlockSize="var(--pf-control)" push>
            {tools}
          </Row>
        )}
      </Row>
    </Root>
  );
}

export interface CollectionSearchProps {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  value: string;
  /** Called once the typing rests; with '' for nothing. */
  onSearch: (text: string) => void;
  /** The key that leads here, for screen readers. */
  shortcut?: string | undefined;
}

/** The search field of a collection: it asks once the typing rests, and at once on Enter or when it is cleared. */
export function CollectionSearch({
  label,
  placeholder,
  value,
  onSearch,
  shortcut,
}: CollectionSearchProps): JSX.Element {
  const t = useTranslate();
  const { text, setText, ask } = useRestedText(value, onSearch);
  return (
    <Inset
      part="CollectionHeader-search"
      flex="none"
      inlineSize="300px"
      narrow={{ flex: 'grow', inlineSize: 'auto' }}
    >
      <SearchField
        label={label}
        placeholder={placeholder}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      />
    </Inset>
  );
}

const Root = styled(Stack).withConfig(innerClass('CollectionHeader-root'))`
  &:where([data-covered]) {
    visibility: hidden;
  }
  &:where([data-covered]) .${className('PageHeader-title')} {
    ${visuallyHidden}
    visibility: visible;
  }
`;

const Chips = styled.div.withConfig(innerClass('CollectionHeader-filters'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--pf-space-3);
  min-inline-size: 110px;
  min-block-size: var(--pf-control);
  :where([data-layout='narrow']) & {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--pf-space-5));
    padding: var(--pf-space-2) var(--pf-space-5);
    overflow-x: auto;
    scrollbar-width: none;
  }
  :where([data-layout='narrow']) & > * {
    flex: none;
    white-space: nowrap;
  }
  :where([data-layout='narrow']) &:where([data-place='first']) {
    margin-inline-end: 0;
  }
  :where([data-layout='narrow']) &:where([data-place='second']) {
    /* Past both insets, so that it never shares the line of the search. */
    flex: 1 0 calc(100% + 2 * var(--pf-space-5));
    order: 1;
  }
`;
