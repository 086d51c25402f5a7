// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { pl } from '../locales/pl.ts';
import { Button } from './actions/button.tsx';
import { Surface } from './surface.tsx';

it('SDK-05 a host that opens and closes us under a policy collects no style elements', () => {
  const open = () =>
    render(
      <StrictMode>
        <PinfoldProvider client={createTestClient()} locale={pl} nonce="abc">
          <Surface>
            <Button>Zapisz</Button>
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
