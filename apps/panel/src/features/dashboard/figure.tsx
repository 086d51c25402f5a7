import { Text, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PanelPath } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

export interface FigureProps {
  label: string;
  /** What the number is made of. */
  note?: string | undefined;
  /** Where more is to be seen; a link only for those who may open it. The query goes with it. */
  page?: PanelPath;
  query?: string;
  /** In the corner. */
  action?: ReactNode;
  /** The number. */
  children: ReactNode;
}

/** One number with its name. */
export function Figure({ label, note, page, query = '', action, children }: FigureProps) {
  const mayLink = useMayLink();
  const isLinked = page !== undefined && mayLink(page);
  return (
    <Box>
      <Text as="div" tone="muted">
        {isLinked ? <Onward to={page + query}>{label}</Onward> : label}
      </Text>
      {action && <Corner>{action}</Corner>}
      <Number>{children}</Number>
      <Text as="div" size="s" tone="subtle" minBlockSize="1.4em">
        {note}
      </Text>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 18px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-m')};
  background: ${token('color-surface')};
  &:has(a:hover) {
    background: ${token('color-hover')};
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;

/** The whole box can be pressed, while the link is named by its label alone. */
const Onward = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-m')};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
`;

const Number = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 10px;
  font-size: 1.75rem;
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  line-height: 1.25;
`;
