// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { pl } from '../locales/pl.ts';
import { Surface } from './surface.tsx';

/** Not drawn before, so that its styles are written by this test whatever ran earlier on this page. */
const Note = styled.p`
  color: teal;
`;

it('SDK-05 a host that opens and closes us under a policy collects no style elements', () => {
  const open = () =>
    render(
      <StrictMode>
        <PinfoldProvider client={createTestClient()} locale={pl} nonce="abc">
          <Surface>
            <Note>Zapisano</Note>
          </Surface>
        </PinfoldProvider>
      </StrictMode>,
    );
  const sheets = () => document.querySelectorAll('style[nonce="abc"][data-styled]').length;
  open().unmount();
  const once = sheets();
  expect(once).toBeGreaterThan(0);
  open().unmount();
  open().unmount();
  expect(sheets()).toBe(once);
});
