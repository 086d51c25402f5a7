// @vitest-environment jsdom
import { exampleSource } from '@pinfold/store-locator/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { PinfoldProvider } from '../../provider/pinfold-provider.tsx';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderInPinfold } from '../../testing/render-in-pinfold.tsx';
import { StoreLocator } from './store-locator.tsx';

describe('StoreLocator', () => {
  it('SDK-03 LOC-03 needs no Provider, and its styles go with it', async () => {
    const before = document.adoptedStyleSheets.length;
    const { unmount } = render(<StoreLocator source={exampleSource()} language="en" />);
    expect(await screen.findByText('12 locations')).toBeTruthy();
    // Those of the list, and of what comes after it.
    await waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(before + 2));
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });

  it('SDK-03 inside of a Provider it takes connection and language from there', async () => {
    const client = createTestClient();
    renderInPinfold(<StoreLocator name="kawiarnia-lipa" />, { client });
    expect(await screen.findByRole('combobox', { name: 'Szukaj lokalizacji' })).toBeTruthy();
    expect(client.server.calls.map((call) => call.operation)).toContain('getPublicLocator');
  });

  it('LOC-01 inside of a Provider of another origin it asks without a token, as every visitor does', async () => {
    const asked: Request[] = [];
    const client = createClient({
      baseUrl: 'https://api.elsewhere.example',
      getToken: () => 'abc',
      companyId: 17,
      fetch: async (request) => {
        asked.push(request);
        return new Response(null, { status: 404 });
      },
    });
    render(
      <PinfoldProvider client={client}>
        <StoreLocator name="kawiarnia-lipa" />
      </PinfoldProvider>,
    );
    expect(await screen.findByText(/^Tej listy lokalizacji nie ma/)).toBeTruthy();
    const [request] = asked.filter(({ url }) => url.includes('/locators/kawiarnia-lipa/'));
    expect(request?.credentials).toBe('omit');
    expect(request?.headers.get('Authorization')).toBeNull();
    expect(request?.headers.get('Company-Id')).toBeNull();
  });

  it('SDK-05 where a browser takes styles only as an element, that has the nonce of the Provider', async () => {
    const { replaceSync } = CSSStyleSheet.prototype;
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    const before = new Set(document.head.querySelectorAll('style'));
    try {
      renderInPinfold(<StoreLocator name="kawiarnia-lipa" />, { nonce: 'n0nce' });
      await screen.findByRole('combobox', { name: 'Szukaj lokalizacji' });
      const styles = [...document.head.querySelectorAll('style')].filter((style) => !before.has(style));
      const own = styles.filter(({ textContent }) => textContent.includes('.pinfold-StoreLocator'));
      expect(own.length).toBeGreaterThan(0);
      expect(own.map(({ nonce }) => nonce)).toEqual(own.map(() => 'n0nce'));
    } finally {
      CSSStyleSheet.prototype.replaceSync = replaceSync;
    }
  });

  it('SDK-03 a connection that fails is said as what it is', async () => {
    const client = createTestClient({ failures: { getPublicLocator: 'network' } });
    renderInPinfold(<StoreLocator name="kawiarnia-lipa" />, { client });
    expect((await screen.findByRole('alert')).textContent).toContain('Brak połączenia z internetem.');
    client.server.fail('getPublicLocator', 'not_found');
    screen.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    expect(await screen.findByText(/^Tej listy lokalizacji nie ma/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('SDK-05 a server writes markup that a strict policy accepts', () => {
    const markup = renderToString(<StoreLocator source={exampleSource()} />);
    expect(markup).toContain('pinfold-StoreLocator');
    expect(markup).not.toMatch(/ style=|<style/);
  });
});
