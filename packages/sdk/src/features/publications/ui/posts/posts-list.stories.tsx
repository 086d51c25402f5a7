import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { translatePage } from '../../../../stories/translate-page.ts';
import { manyLocations } from '../../../../testing/listings/location-fixtures.ts';
import { testSeries } from '../../../../testing/publications/post-fixtures.ts';
import { PostComposer } from '../composer/post-composer.tsx';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PostsList, type PostsListProps } from './posts-list.tsx';

const meta = {
  component: PostsList,
  parameters: { layout: 'edge' },
  args: { height: '760px', onCreate: fn(), onEdit: fn() },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PostsList {...args} />
    </ExamplePublications>
  ),
} satisfies Meta<ExamplePublicationsProps & PostsListProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = (operation: string) => server().calls.filter((call) => call.operation === operation);

export const Partial: Story = {
  name: 'PUB-02 96 of 100 are published; what failed is sent again, once, and a rejected one with another text',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const row = (await canvas.findByText('Opublikowano 96/100')).closest('[role="row"]');
    if (!(row instanceof HTMLElement)) throw new Error('No row.');
    await expect(within(row).getByText('Odrzucone: 3')).toBeVisible();
    await expect(within(row).getByText('Nieudane: 1')).toBeVisible();
    await userEvent.click(within(row).getByRole('button'));
    const drawer = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Ponów nieudane (1)' }));
    await waitFor(() => expect(calls('retryLocalPost')).toHaveLength(1));
    await waitFor(() => expect(within(drawer).queryByText(/Ponów nieudane/)).toBeNull());

    await userEvent.click(within(drawer).getByRole('button', { name: /Wszystkie/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Odrzucony (3)' }));
    await expect(
      (await within(drawer).findAllByText(/uznało, że łamie jego zasady/))[0] ?? document.body,
    ).toBeVisible();
    const [fix] = await within(drawer).findAllByRole('button', { name: /^Popraw i wyślij/ });
    await userEvent.click(fix ?? document.body);
    const dialog = await page.findByRole('dialog', { name: 'Popraw treść i wyślij ponownie' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij' }));
    await expect(
      await within(dialog).findByText('Zmień treść: tej samej Google nie przyjmie.'),
    ).toBeVisible();
    const text = within(dialog).getByLabelText('Treść');
    await userEvent.clear(text);
    await userEvent.type(text, 'Sernik baskijski od dziś w menu.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(calls('retryLocalPost')).toHaveLength(2));
    await expect(await within(drawer).findByRole('button', { name: /Odrzucony \(2\)/ })).toBeVisible();
  },
};

export const TranslatedByTheBrowser: Story = {
  name: 'a page that the browser translates goes on when another tab is chosen',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Opublikowano 96/100');
    translatePage(canvasElement.ownerDocument);
    for (const tab of canvas.getAllByRole('radio').toReversed()) {
      await userEvent.click(tab);
      await waitFor(() => expect(tab).toBeChecked());
    }
  },
};

/** A host that leads from the composer to the list, as the panel does. */
function ComposerThenList(list: PostsListProps) {
  const [isSent, setSent] = useState(false);
  return isSent ? <PostsList {...list} /> : <PostComposer onSent={() => setSent(true)} />;
}

export const Sent: Story = {
  name: 'PUB-02 after sending the list says what was sent and left out, until it is dismissed',
  beforeEach: () => sessionStorage.clear(),
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <ComposerThenList {...args} />
    </ExamplePublications>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText('Treść posta'), 'Zapraszamy na kawę');
    await userEvent.click(await canvas.findByRole('button', { name: /^Wybierz wszystkie/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opublikuj' }));
    const note = (await canvas.findByText(/^Wysyłamy post do \d+ lokalizacji/)).closest<HTMLElement>(
      '[role="status"]',
    );
    if (!note) throw new Error('The note is no status.');
    await userEvent.click(within(note).getByRole('button', { name: 'Szczegóły' }));
    const drawer = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    await expect(await within(drawer).findByText('Zapraszamy na kawę')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(note).getByRole('button', { name: 'Zamknij' }));
    await expect(note).toBeEmptyDOMElement();
  },
};

export const Live: Story = {
  name: 'PUB-02 a post that is under way counts up as Google publishes it',
  play: async ({ canvas }) => {
    await canvas.findByText('Opublikowano 96/100');
    await canvas.findByText('Wieczór parzenia kawy');
    const before = canvas.getAllByText(/^Opublikowano/).map(({ textContent }) => textContent);
    server().settlePost(3);
    await waitFor(() =>
      expect(canvas.getAllByText(/^Opublikowano/).map(({ textContent }) => textContent)).not.toEqual(before),
    );
  },
};

export const Planned: Story = {
  name: 'PUB-03 planned posts have a tab; one is edited and deleted after a question, that of another is not',
  args: { defaultTab: 'planned' },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /Szczegóły: Jutro od ósmej/ }));
    const drawer = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    // Each location has the text as it was filled in for it.
    await within(drawer).findAllByText('Jutro od ósmej świeże rogale świętomarcińskie w Warszawa.');
    await expect(drawer).not.toHaveTextContent('{');
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Edytuj' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 7 });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Usuń post' }));
    const question = await page.findByRole('alertdialog');
    await expect(within(question).getByText('Post nie zostanie wysłany.')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(calls('deleteLocalPost')).toHaveLength(1));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /Szczegóły: Druga kawa/ }));
    const other = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    await within(other).findAllByText(/^Kawiarnia Lipa · Ukaże się/);
    await expect(within(other).queryByRole('button', { name: 'Edytuj' })).toBeNull();
    await expect(within(other).queryByRole('button', { name: 'Usuń post' })).toBeNull();
  },
};

export const StoreLocator: Story = {
  name: 'PUB-02 a post is hidden in the store locator',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /Szczegóły: Wieczór/ }));
    const visible = await page.findByRole('switch', { name: 'Pokazuj w store locatorze' });
    await expect(visible).toBeChecked();
    await userEvent.click(visible);
    await waitFor(() => expect(calls('updatePostVisibility')).toHaveLength(1));
    await expect(visible).not.toBeChecked();
  },
};

export const NothingMatches: Story = {
  name: 'PUB-02 filters that match nothing say so, and are taken away one by one or all at once',
  args: { defaultFilters: { q: 'pizza', type: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żaden post nie pasuje do filtrów')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Usuń filtr: Post'));
    await expect(await canvas.findByText('Żaden post nie pasuje do filtrów')).toBeVisible();
    const [clear] = canvas.getAllByText('Wyczyść filtry');
    await userEvent.click(clear ?? document.body);
    await expect(await canvas.findByText('Opublikowano 96/100')).toBeVisible();
  },
};

const series = {
  data: { publications: { posts: testSeries(manyLocations(5), new Date(), 'Europe/Warsaw') } },
};

export const Repeating: Story = {
  name: 'BEY-21 series say how they repeat and when they are next; stopping one says what becomes of it',
  args: { defaultTab: 'repeating', api: series },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('co tydzień w piątek')).toBeVisible();
    await expect(canvas.getByText(/^co 3 dni, do /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Piątek z ciastkiem/ }));
    const drawer = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    await expect(await within(drawer).findByText(/^Powtarza go Google/)).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Zatrzymaj powtarzanie' }));
    const question = await page.findByRole('alertdialog', { name: /^Zatrzymać powtarzanie/ });
    await expect(within(question).getByText(/więc zniknie od razu/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Zatrzymaj' }));
    await waitFor(() => expect(calls('stopLocalPost')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByText('co tydzień w piątek')).toBeNull());
  },
};

export const RepeatingDark: Story = {
  args: { defaultTab: 'repeating', api: series, width: 390 },
  globals: { colorScheme: 'dark', locale: 'en' },
};

export const ManyLocations: Story = {
  name: 'PUB-02 the filter finds every location of a large chain, and names what an address holds',
  args: { defaultFilters: { facilities_ids: [158] }, api: { data: { locationCount: 160 } } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Lipowa 158, / }));
    const field = await page.findByRole('combobox', { name: 'Lokalizacje' });
    await userEvent.type(field, 'Lipowa 159');
    await userEvent.click(await page.findByRole('option', { name: /^Lipowa 159, / }));
    await expect(
      await page.findByRole('button', { name: /^Usuń filtr: Lipowa 158, .*Lipowa 159, / }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'PUB-02 without posts the list says what to do next',
  args: { api: { data: { publications: { posts: [] } } } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Nie ma jeszcze postów')).toBeVisible();
    const [create] = canvas.getAllByRole('button', { name: 'Nowy post' });
    await userEvent.click(create ?? document.body);
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  name: 'PUB-02 who may not see posts is told so, and nothing is asked for',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do postów')).toBeVisible();
    await expect(calls('listLocalPosts')).toHaveLength(0);
  },
};

export const SessionEnded: Story = {
  name: 'SDK-07 a token that has ended is not told as a missing permission',
  args: { api: { failures: { getCurrentCompany: 'unauthenticated' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się sprawdzić Twoich uprawnień.')).toBeVisible();
    await expect(canvas.getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  },
};

export const Loading: Story = { args: { api: { failures: { listLocalPosts: 'hang' } } } };

export const Failed: Story = {
  name: 'PUB-02 a failure can be tried again',
  args: { api: { failures: { listLocalPosts: 'internal_error' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie udało się wczytać postów');
    server().fail('listLocalPosts', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(await canvas.findByText('Opublikowano 96/100')).toBeVisible();
  },
};

export const Plan: Story = { args: { api: { data: { planCapabilities: [] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Phone: Story = {
  name: 'PUB-02 on a phone posts are cards, and nothing is wider than the screen',
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Opublikowano 96/100');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
