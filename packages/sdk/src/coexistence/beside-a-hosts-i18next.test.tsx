// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { useTranslate } from '../i18n/use-translate.ts';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider, type PinfoldProviderProps } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';

function hostsI18next(): i18n {
  const host = createInstance();
  void host.init({
    lng: 'en',
    ns: ['translation', 'reviews'],
    resources: { en: { translation: { 'common.save': 'Host saves' }, reviews: { title: 'Host reviews' } } },
    initAsync: false,
  });
  return host;
}

function Page() {
  const { t: hostT } = useTranslation();
  const t = useTranslate();
  return (
    <p>
      {hostT('common.save')}, {hostT('reviews:title')} | {t('common.save')}, {t('reviews.title')}
    </p>
  );
}

it('SDK-05 CRD-01 a host’s own i18next and ours on one page keep their texts, languages and namespaces', async () => {
  const host = hostsI18next();
  const before = JSON.stringify(host.store.data);
  const client = createTestClient();
  const page = (locale: PinfoldProviderProps['locale']) => (
    <I18nextProvider i18n={host}>
      <PinfoldProvider client={client} enabled={false} locale={locale}>
        <Page />
      </PinfoldProvider>
    </I18nextProvider>
  );
  const { rerender, container } = render(page(pl));
  expect(container.textContent).toBe('Host saves, Host reviews | Zapisz, Opinie');
  rerender(page('es'));
  await waitFor(() => expect(screen.getByText(/Guardar/)).toBeDefined());
  expect(container.textContent).toMatch(/^Host saves, Host reviews [|] Guardar/);
  await host.changeLanguage('de');
  expect(container.textContent).toMatch(/[|] Guardar/);
  expect(JSON.stringify(host.store.data)).toBe(before);
  expect(host.options.ns).toEqual(['translation', 'reviews']);
});
