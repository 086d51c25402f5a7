import { Spinner, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';

/** A whole page that is on its way; no words yet. */
export function PageWaiting() {
  return (
    <Waiting>
      <Spinner size={28} />
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100dvh;
  color: ${token('color-ink-3')};
`;
