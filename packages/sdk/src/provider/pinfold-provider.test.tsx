// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { useReviews } from '../features/reviews/use-reviews.ts';
import { useUser } from '../features/session/session.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { en } from '../locales/en.ts';
import { pl } from '../locales/pl.ts';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';
import type { PinfoldEvent } from './pinfold-event.ts';
import { PinfoldProvider, type PinfoldProviderProps } from './pinfold-provider.tsx';
import { usePinfold } from './use-pinfold.ts';

function Title() {
  return <h2>{useTranslate()('reviews.title')}</h2>;
}

function CompanyName() {
  return <p>{useCurrentCompany().data?.name ?? 'nobody'}</p>;
}

function HostWidget() {
  const { data } = useQuery({ queryKey: ['host'], queryFn: () => 'from the host' });
  return <p>{data}</p>;
}

function List() {
  return <p>{useReviews().reviews.length} rows</p>;
}

describe('PinfoldProvider', () => {
  it('SDK-01 a hook outside it says in one sentence what is missing', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Title />)).toThrow(
      'Pinfold hooks and components need a <PinfoldProvider> somewhere above them.',
    );
    silence.mockRestore();
  });

  it('SDK-05 two Providers on one page show each their own company and language', async () => {
    const here = createTestClient();
    const there = createTestClient();
    there.server.data.company = { ...there.server.data.company, name: 'Palarnia Sowa' };
    render(
      <>
        <PinfoldProvider client={here} locale={pl}>
          <Title />
          <CompanyName />
        </PinfoldProvider>
        <PinfoldProvider client={there} locale={en}>
          <Title />
          <CompanyName />
        </PinfoldProvider>
      </>,
    );
    expect(await screen.findByText('Kawiarnia Lipa')).toBeTruthy();
    expect(await screen.findByText('Palarnia Sowa')).toBeTruthy();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Opinie',
      'Reviews',
    ]);
  });

  it("SDK-05 a host's queries below it use the host's cache, and ours never do", async () => {
    const hostQueryClient = new QueryClient();
    render(
      <QueryClientProvider client={hostQueryClient}>
        <PinfoldProvider client={createTestClient()} locale={pl}>
          <HostWidget />
          <CompanyName />
        </PinfoldProvider>
      </QueryClientProvider>,
    );
    await screen.findByText('from the host');
    await screen.findByText('Kawiarnia Lipa');
    expect(
      hostQueryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['host']]);
  });

  it('SDK-05 leaves no cache and none of its timers behind', async () => {
    const caches = new Set<QueryClient>();
    function Watch() {
      caches.add(usePinfold().queryClient);
      return <CompanyName />;
    }
    const { unmount } = renderInPinfold(<Watch />, { client: createTestClient() });
    await screen.findByText('Kawiarnia Lipa');
    expect([...caches].flatMap((cache) => cache.getQueryCache().getAll())).not.toEqual([]);
    unmount();
    await waitFor(() => expect([...caches].flatMap((cache) => cache.getQueryCache().getAll())).toEqual([]));
  });

  it('SDK-05 leaves no timer behind when it goes while something is fetched', async () => {
    const waiting = new Set<unknown>();
    const { setTimeout, clearTimeout } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, delay: number) => {
      const timer = setTimeout(run, delay);
      if (delay >= 60_000) waiting.add(timer);
      return timer;
    });
    vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) => {
      waiting.delete(timer);
      clearTimeout(timer);
    });
    const client = createTestClient({ failures: { searchReviews: 'hang' } });
    function Inbox() {
      return <p>{useReviews().reviews.length}</p>;
    }
    const { unmount } = renderInPinfold(<Inbox />, { client });
    await waitFor(() =>
      expect(client.server.calls.map(({ operation }) => operation)).toContain('searchReviews'),
    );
    unmount();
    // What follows from its end has happened by then.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    expect([...waiting]).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('SDK-01 works without any React Query of the host', async () => {
    render(
      <PinfoldProvider client={createTestClient()} locale={pl}>
        <CompanyName />
      </PinfoldProvider>,
    );
    expect(await screen.findByText('Kawiarnia Lipa')).toBeTruthy();
  });

  it('SHL-09 another company shows nothing of the former one and asks for the user again', async () => {
    const first = createTestClient({ companyId: 1 });
    const second = createTestClient({ companyId: 2 });
    second.server.data.company = { ...second.server.data.company, name: 'Piekarnia Ziarno' };
    const shown: string[] = [];
    const caches = new Set<QueryClient>();
    function Watch() {
      caches.add(usePinfold().queryClient);
      useUser();
      shown.push(useCurrentCompany().data?.name ?? 'nobody');
      return null;
    }
    const page = (client: typeof first) => (
      <StrictMode>
        <PinfoldProvider client={client} locale={pl}>
          <Watch />
        </PinfoldProvider>
      </StrictMode>
    );
    const { rerender } = render(page(first));
    await waitFor(() => expect(shown.at(-1)).toBe('Kawiarnia Lipa'));
    const before = shown.length;
    rerender(page(second));
    await waitFor(() => expect(shown.at(-1)).toBe('Piekarnia Ziarno'));
    expect(shown.slice(before)).not.toContain('Kawiarnia Lipa');
    for (const cache of caches)
      expect(cache.getQueryData(['company', first.scope, 'current'])).toBeUndefined();
    expect(second.server.calls.map(({ operation }) => operation)).toContain('getUser');
  });

  it('SDK-06 switches the language without remounting, and keeps the words until the new ones are here', async () => {
    let mounts = 0;
    function Counter() {
      const t = useTranslate();
      return (
        <h2
          ref={(element) => {
            if (element) mounts += 1;
          }}
        >
          {t('reviews.title')}
        </h2>
      );
    }
    const client = createTestClient();
    const page = (locale: 'pl' | 'en') => (
      <PinfoldProvider client={client} locale={locale}>
        <Counter />
      </PinfoldProvider>
    );
    const { rerender } = render(page('pl'));
    const heading = await screen.findByRole('heading', { name: 'Opinie' });
    rerender(page('en'));
    expect(heading.textContent).toBe('Opinie');
    await waitFor(() => expect(heading.textContent).toBe('Reviews'));
    expect(heading).toBe(screen.getByRole('heading'));
    expect(mounts).toBeGreaterThan(0);
  });

  it('SDK-01 fetches and connects nothing until it is enabled', async () => {
    const client = createTestClient();
    const page = (enabled: boolean, children: ReactNode) => (
      <PinfoldProvider client={client} locale={pl} enabled={enabled}>
        {children}
      </PinfoldProvider>
    );
    const { rerender } = render(page(false, <List />));
    await act(async () => undefined);
    expect(client.server.calls).toEqual([]);
    rerender(page(true, <List />));
    expect(await screen.findByText('10 rows')).toBeTruthy();
  });

  it('BEY-15 keeps exactly one connection, also under StrictMode, and none after it is gone', async () => {
    const client = createTestClient();
    const { unmount } = renderInPinfold(<Title />, { client });
    await waitFor(() => expect(client.server.streamCount).toBe(1));
    unmount();
    await waitFor(() => expect(client.server.streamCount).toBe(0));
  });

  it('SDK-01 tells the host what an error calls for, in the language of the reader', async () => {
    const client = createTestClient({ failures: { getCurrentCompany: 'maintenance' } });
    const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    renderInPinfold(<CompanyName />, { client, onError, onEvent });
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls[0]?.[0]).toEqual({
      kind: 'maintenance',
      message: 'Trwa przerwa techniczna. Zaraz wracamy.',
      track: true,
    });
    expect(onEvent).toHaveBeenCalledWith({ type: 'maintenance', status: 503 });
  });

  it('SDK-06 calls the API in the language of the Provider', async () => {
    const client = createTestClient();
    renderInPinfold(<CompanyName />, { client, locale: en });
    await screen.findByText('Kawiarnia Lipa');
    expect(client.server.calls[0]?.headers.get('Accept-Language')).toBe('en');
  });
});
