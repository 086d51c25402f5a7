'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrow-icons.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** Names the navigation, e.g. "Strony wyników". */
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Names one page, e.g. `(page) => 'Strona ' + page`. */
  pageLabel: (page: number) => string;
  /** What is shown, e.g. "1–25 z 3 412". */
  status?: string;
}

/**
 * Steps through pages of results.
 *
 * @selector .pinfold-Pagination
 * @example
 * ```tsx
 * <Pagination label="Strony" page={page} pageCount={12} onChange={setPage} previousLabel="Poprzednia"
 *   nextLabel="Następna" pageLabel={(number) => `Strona ${number}`} />
 * ```
 */
export function Pagination({
  label,
  page,
  pageCount,
  onChange,
  previousLabel,
  nextLabel,
  pageLabel,
  status,
}: PaginationProps): JSX.Element {
  return (
    <Root aria-label={label}>
      {status && <Status>{status}</Status>}
      <IconButton
        icon={<ChevronStartIcon />}
        label={previousLabel}
        size="s"
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <Pages>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Button
                size="s"
                variant="ghost"
                aria-label={pageLabel(number)}
                {...(number === page && { 'aria-current': 'page' as const })}
                onPress={() => onChange(number)}
              >
                {number}
              </Button>
            </li>
          ),
        )}
      </Pages>
      <IconButton
        icon={<ChevronEndIcon />}
        label={nextLabel}
        size="s"
        isDisabled={page >= pageCount}
        onPress={() => onChange(page + 1)}
      />
    </Root>
  );
}

const Root = styled.nav.withConfig(partClass('Pagination'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const Status = styled.span.withConfig(innerClass('Pagination-status'))`
  flex: 1;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

const Pages = styled.ul.withConfig(innerClass('Pagination-pages'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  & [aria-current] {
    background: var(--pf-primary-soft);
    color: var(--pf-primary-strong);
  }
  @media (forced-colors: active) {
    & [aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
