import { usePinfold } from '@pinfold/sdk';
import { Spinner, token } from '@pinfold/sdk/ui';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextProvider } from './texts/text-context.tsx';

/** Holds the page back until its words have arrived, and tells the browser their language. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { language } = usePinfold();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Frame>
      <TextProvider
        waiting={
          <Waiting>
            <Spinner size={28} />
          </Waiting>
        }
      >
        {children}
      </TextProvider>
    </Frame>
  );
}

const Frame = styled.div`
  min-block-size: 100dvh;
  background: ${token('color-background')};
  color: ${token('color-ink')};
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100dvh;
  color: ${token('color-ink-3')};
`;
