import { Spinner, token } from '@pinfold/sdk/ui';
import styled, { keyframes } from 'styled-components';

export interface PageWaitingProps {
  /** Fills a frame that is there already, not the whole window. @default false */
  isFramed?: boolean;
  /** Has screen readers say what is waited for. */
  label?: string;
}

/** While a page is loaded: a spinner, and nothing at all for the first moment, so that quick pages do not blink. */
export function PageWaiting({ isFramed = false, label }: PageWaitingProps) {
  return (
    <Waiting data-framed={isFramed || undefined} role={label && 'status'}>
      <Spinner size={28} label={label} />
    </Waiting>
  );
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100dvh;
  color: ${token('color-ink-3')};
  animation: ${appear} 120ms 200ms both;
  &[data-framed] {
    block-size: 100%;
    min-block-size: 240px;
  }
`;
