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
  /** A `FilterPanel`: chips of active filters, and the button that adds more. */
  filters?: ReactNode;
  /** Names the chips for screen readers. */
  filtersLabel?: string | undefined;
  /** `none` if the surrounding page has its own padding. @default 'own' */
  inset?: 'own' | 'none' | undefined;
  /** Controls of order or columns, at the end of the toolbar. */
  tools?: ReactNode;
  /** Another pane covers it: only the title stays in the accessibility tree. @default false */
  isCovered?: boolean | undefined;
}

/**
 * The header of a collection: title, summary, search, filters and tools. On a phone the chips are one row that scrolls
 * sideways, which leaves the screen to the list.
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
  /** The current search. */
  value: string;
  /** Called 300 ms after the last letter, and on Enter; '' for no search. */
  onSearch: (text: string) => void;
  /** Shortcut that focuses the field, for `aria-keyshortcuts`. */
  shortcut?: string | undefined;
}

/** The search field of a collection. Searches 300 ms after the last letter, at once on Enter or when cleared. */
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
    /* Wider than the row, so that it never shares a line with the search. */
    flex: 1 0 calc(100% + 2 * var(--pf-space-5));
    order: 1;
  }
`;
