import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import { type TestClient, type TestClientOptions } from '../../../../testing/create-test-client.ts';
import { translatePage } from '../../../../stories/translate-page.ts';
import { PostComposer, type PostComposerProps } from './post-composer.tsx';

interface ExampleProps extends PostComposerProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Has the API act before anything is drawn. */
  prepare?: (client: TestClient) => void;
  /** Pixels; a phone is 390. @default 1180 */
  width?: number;
}

const meta = {
  title: 'Publications/PostComposer',
  component: PostComposer,
  parameters: { layout: 'edge' },
  args: { onSent: fn(), locationsHref: '#locations' },
  beforeEach: () => sessionStorage.clear(),
  render: ({ api, prepare, width = 1180, ...props }, { globals }) => (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={(_server, client) => prepare?.(client)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PostComposer {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark', locale: 'en' } };
export const Alerts: Story = {
  args: { prepare: ({ server: api }) => (api.data.session.settings.alert_posts = true) },
};
export const Loading: Story = { args: { api: { failures: { listPostLocations: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listPostLocations: 'internal_error' } } } };
export const CheckFailed: Story = {
  args: { api: { failures: { checkLocalPost: 'internal_error' } } },
  play: async ({ canvas }) => {
    await write(canvas, 'Treść posta', 'Zapraszamy na kawę');
    await chooseAll(canvas);
    await expect(await canvas.findByText('Nie udało się sprawdzić posta.')).toBeVisible();
  },
};

type Canvas = ReturnType<typeof within>;

/** Puts a text in place of what a field has. */
async function write(canvas: Canvas, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function chooseAll(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Wybierz wszystkie/ }));
}

export const TranslatedByTheBrowser: Story = {
  name: 'a page that the browser translates goes on when all locations are chosen',
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, 'Treść posta', 'Zapraszamy na kawę');
    await canvas.findByRole('button', { name: /^Wybierz wszystkie/ });
    translatePage(canvasElement.ownerDocument);
    await chooseAll(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Wybierz wszystkie/ })).toBeDisabled());
    await expect(canvas.getByLabelText('Treść posta')).toHaveValue('Zapraszamy na kawę');
  },
};

export const NoAccess: Story = {
  args: { api: { data: { permissions: ['view_local_posts'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie możesz tworzyć postów')).toBeVisible();
  },
};

export const NothingToPostTo: Story = {
  name: 'PUB-05 where no location can have a post, the reason and the way on are shown',
  args: {
    prepare: ({ server: { data } }) => {
      data.locations = data.locations.map((location) => ({ ...location, is_verified: false }));
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma gdzie opublikować posta')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Przejdź do lokalizacji' })).toBeVisible();
  },
};

export const TypesKeepValues: Story = {
  name: 'PUB-01 each type shows its own fields, and what another holds is kept',
  play: async ({ canvas }) => {
    await write(canvas, 'Treść posta', 'Dwie kawy w cenie jednej');
    await expect(canvas.queryByLabelText('Kod rabatowy')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Oferta' }));
    await write(canvas, 'Kod rabatowy', 'ZIMA');
    await expect(canvas.getByLabelText('Treść posta')).toHaveValue('Dwie kawy w cenie jednej');
    await userEvent.click(canvas.getByRole('tab', { name: 'Wydarzenie' }));
    await expect(canvas.queryByLabelText('Kod rabatowy')).toBeNull();
    await expect(canvas.getByLabelText('Tytuł')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Oferta' }));
    await expect(canvas.getByLabelText('Kod rabatowy')).toHaveValue('ZIMA');
  },
};

export const RefusedPicture: Story = {
  name: 'PUB-01 a file that is no picture, or a GIF, is refused with its reason, and nothing is uploaded',
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Plik ze zdjęciem');
    const page = new File(['<html></html>'], 'kawa.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, page);
    await expect(await canvas.findByText('Ten plik nie jest zdjęciem, mimo swojej nazwy.')).toBeVisible();
    const gif = new File([`GIF89a${'.'.repeat(20_000)}`], 'kawa.png', { type: 'image/png' });
    await userEvent.upload(input, gif);
    await expect(await canvas.findByText(/^To GIF/)).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'uploadPostPicture')).toBe(false);
  },
};

/** A photo of noise, which no encoder makes small. */
async function noisyPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  for (let x = 0; x < width; x += 8)
    for (let y = 0; y < height; y += 8) {
      if (!context) break;
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${40 + ((x * y) % 40)}%)`;
      context.fillRect(x, y, 8, 8);
    }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return new File(blob ? [blob] : [], 'kawa.jpg', { type: 'image/jpeg' });
}

export const CroppedPicture: Story = {
  name: 'PUB-01 a picture is cut to 4:3 with the arrow keys, uploaded and shown in the preview',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = await canvas.findByLabelText('Plik ze zdjęciem');
    await userEvent.upload(input, await noisyPicture(1600, 800));
    const frame = await page.findByRole('group', { name: 'Kadr: strzałki go przesuwają' });
    const before = frame.getBoundingClientRect();
    frame.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(frame.getBoundingClientRect().left).toBeLessThan(before.left));
    await expect(page.getByText(/w proporcjach 4:3/)).toBeVisible();
    const use = page.getByRole('button', { name: 'Użyj kadru' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(await canvas.findByAltText('Wybrane zdjęcie', {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() =>
      expect(server().calls.some(({ operation }) => operation === 'uploadPostPicture')).toBe(true),
    );
  },
};

export const Unverified: Story = {
  name: 'PUB-05 a location that cannot have posts is found with its reason, and cannot be chosen',
  args: {
    prepare: ({ server: { data } }) => {
      data.locations = data.locations.map((location) =>
        location.id === 2 ? { ...location, is_verified: false } : location,
      );
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Lokalizacje' });
    await waitFor(() => expect(within(list).getAllByText('Niezweryfikowana').length).toBeGreaterThan(0));
    const [reason] = within(list).getAllByText('Niezweryfikowana');
    const row = reason?.closest<HTMLElement>('[role="row"]');
    if (!row) throw new Error('The reason stands in no row.');
    await expect(within(row).getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Opublikuj' }));
    await expect(await canvas.findByText('Wybierz co najmniej jedną lokalizację.')).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'createLocalPost')).toBe(false);
  },
};

export const Checked: Story = {
  name: 'PUB-02 what sending would do is said before it is done, with a way to call in place of a number',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await write(canvas, 'Treść posta', 'Zapraszamy w {city}. Telefon 600 100 200');
    const everyone = server().data.locations.map(({ id }) => id);
    await chooseAll(canvas);
    await expect(await canvas.findByText(/ z \d+ lokalizacji/)).toBeVisible();
    await expect(everyone.length).toBeGreaterThan(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj przycisk „Zadzwoń”' }));
    await expect(canvas.getByText('Przycisk dzwoni pod numer każdej lokalizacji.')).toBeVisible();
    await expect(page.queryByLabelText('Link przycisku')).toBeNull();
    const preview = within(canvas.getByRole('region', { name: 'Podgląd' }));
    await expect(await preview.findByText(/^Zapraszamy w Warszawa/)).toBeVisible();
  },
};

export const SentOnce: Story = {
  name: 'PUB-02 a double click sends one post, and says what became of it',
  play: async ({ canvas, args }) => {
    await write(canvas, 'Treść posta', 'Zapraszamy na kawę');
    await chooseAll(canvas);
    await canvas.findByText(/ z \d+ lokalizacji/);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Opublikuj' }));
    await expect(await canvas.findByText(/^Wysyłamy post do/)).toBeVisible();
    await expect(args.onSent).toHaveBeenCalledOnce();
    const sent = server().calls.filter(({ operation }) => operation === 'createLocalPost');
    await expect(sent).toHaveLength(1);
  },
};

export const Planned: Story = {
  name: 'PUB-02 a post is planned for an hour that clocks skip, which is said',
  play: async ({ canvas }) => {
    await write(canvas, 'Treść posta', 'Zmiana czasu');
    await userEvent.click(canvas.getByRole('radio', { name: 'Zaplanuj' }));
    const [day] = within(canvas.getByRole('group', { name: 'Dzień publikacji' })).getAllByRole('spinbutton');
    if (!day) throw new Error('The day has no segments.');
    await userEvent.click(day);
    await userEvent.keyboard('28032027');
    const time = canvas.getByRole('combobox', { name: 'Godzina publikacji' });
    await userEvent.clear(time);
    await userEvent.type(time, '02:30');
    await userEvent.tab();
    await expect(await canvas.findByText(/pomijają godzinę 02:30/)).toBeVisible();
  },
};

/** A planned post of the in-memory API. */
function plannedPost() {
  const post = server().data.publications.posts.find(({ id }) => id === 7);
  if (!post) throw new Error('The API has no planned post.');
  return post;
}

/** Types a date and a time, segment by segment, as the Polish form has them. */
async function fillMoment(canvas: Canvas, label: string, [day, month, year]: [string, string, string]) {
  const group = await canvas.findByRole('group', { name: label });
  const [first] = within(group).getAllByRole('spinbutton');
  await userEvent.click(first ?? group);
  await userEvent.keyboard(`${day}${month}${year}`);
}

export const Repeating: Story = {
  name: 'BEY-21 a post that repeats says on which days, when it is next and who repeats it; a date can be left out',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await write(canvas, 'Treść posta', '{weekday}, {date}: kawa dnia w {city}');
    await userEvent.click(await canvas.findByText('Zaplanuj'));
    // A Friday.
    await fillMoment(canvas, 'Dzień publikacji', ['04', '01', '2030']);
    await userEvent.click(await canvas.findByRole('button', { name: /Powtarzanie/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Co tydzień' }));
    await expect(canvas.getByRole('checkbox', { name: 'piątek' })).toBeChecked();
    await expect(canvas.getByText('co tydzień w piątek')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'poniedziałek' }));
    await expect(canvas.getByText('co tydzień w poniedziałek i piątek')).toBeVisible();
    const next = within(canvas.getByRole('group', { name: /^Najbliższe terminy/ }));
    await expect(next.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(next.getByRole('checkbox', { name: /7 sty 2030/ }));
    await expect(canvas.getByText('co tydzień w poniedziałek i piątek, bez 1 terminu')).toBeVisible();
    await chooseAll(canvas);
    await expect(
      await canvas.findByText(/^Powtarza go Pinfold, bo Google powtarza tylko wydarzenia/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplanuj powtarzanie' }));
    await expect(await canvas.findByText(/^Post będzie się powtarzać w/)).toBeVisible();
    const [created] = server().calls.filter(({ operation }) => operation === 'createLocalPost');
    await expect(created?.body).toMatchObject({
      planned_at: '2030-01-04T09:00',
      recurrence: { every: 'week', interval: 1, days: [0, 4], until: null, skip: ['2030-01-07'] },
    });
  },
};

export const EditedMeanwhile: Story = {
  name: 'PUB-02 a planned post that another changes meanwhile loses nothing, and asks which text stays',
  args: { postId: 7 },
  play: async ({ canvas }) => {
    await write(canvas, 'Treść posta', 'Moja treść');
    const post = plannedPost();
    Object.assign(post, { summary: 'Ich treść', version: post.version + 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await canvas.findByText('Ktoś inny zmienił ten post w międzyczasie')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Treść posta' })).toHaveValue('Moja treść');
    await userEvent.click(canvas.getByRole('button', { name: /Zostaw moje/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await canvas.findByText('Zapisano zmiany')).toBeVisible();
    await expect(plannedPost().summary).toBe('Moja treść');
  },
};

export const PublishedAfterAll: Story = {
  name: 'PUB-03 a planned post is published at once after all',
  args: { postId: 7 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Od razu' }));
    await expect(canvas.queryByRole('group', { name: 'Dzień publikacji' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Opublikuj' }));
    await expect(await canvas.findByText(/^Wysyłamy post do/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wróć do edycji' })).not.toBeInTheDocument();
    await expect(plannedPost()).toMatchObject({ status: 'creating', planned_at: null });
  },
};

export const Demo: Story = {
  args: { api: { data: { isDemo: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Opublikuj' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const OtherPlan: Story = {
  args: { planHref: '#plan', api: { data: { planCapabilities: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie możesz tworzyć postów')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '#plan');
  },
};

export const ManyLocations: Story = {
  args: { api: { data: { locationCount: 10_000 } } },
  play: async ({ canvas, canvasElement }) => {
    await chooseAll(canvas);
    await expect(await canvas.findByText(/^Wybrano /)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.pinfold-VirtualList-row').length).toBeLessThan(60);
  },
};

/** Of the in-memory API, an offer on Friday 4 January 2030 and each Friday after, repeated by Google. */
const fridayOffer: ExampleProps['prepare'] = ({ server: { data } }) => {
  const [planned] = data.publications.posts.filter(({ status }) => status === 'planned');
  if (!planned) throw new Error('The API has no planned post.');
  Object.assign(planned, {
    id: 90,
    type: 3,
    title: 'Piątek z ciastkiem',
    start: '2030-01-04T12:00',
    end: '2030-01-04T18:00',
    planned_at: '2030-01-04T08:00',
    offer: { voucher_code: '', link: '', terms: '' },
    action: null,
    visibility: { maps: true, store_locator: true },
    status: 'repeating',
    can_edit: true,
    recurrence: { every: 'week', interval: 1, days: [4], on: 'day', until: null, skip: [] },
    carrier: 'google',
  });
};

const sentCalls = (operation: string) => server().calls.filter((call) => call.operation === operation);

export const LeavesGoogle: Story = {
  name: 'BEY-21 before a series that Google repeats becomes one of Pinfold’s, its reader is asked',
  args: { postId: 90, prepare: fridayOffer },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const next = within(await canvas.findByRole('group', { name: /^Najbliższe terminy/ }));
    await userEvent.click(next.getByRole('checkbox', { name: /11 sty 2030/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    const question = await page.findByRole('alertdialog', { name: 'Zmienić sposób powtarzania?' });
    await expect(within(question).getByText(/Zniknie on z Google od razu/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(sentCalls('updateLocalPost')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await userEvent.click(await page.findByRole('button', { name: 'Zmień i zapisz' }));
    await expect(await canvas.findByText('Zapisano zmiany')).toBeVisible();
    const [change] = sentCalls('updateLocalPost');
    await expect(change?.body).toMatchObject({ recurrence: { skip: ['2030-01-11'] } });
  },
};

export const OneDate: Story = {
  name: 'BEY-21 one date of a series is changed alone, with its own days, and without a pattern',
  args: { postId: 90, date: '2030-01-18', prepare: fridayOffer },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await write(canvas, 'Tytuł', 'Piątek z dwoma ciastkami');
    await expect(canvas.queryByRole('button', { name: /Powtarzanie/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    const question = await page.findByRole('alertdialog', { name: 'Zmienić sposób powtarzania?' });
    await expect(within(question).getByText(/nie umie zmienić jednego terminu/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Zmień i zapisz' }));
    await waitFor(() => expect(sentCalls('updatePostDate')).toHaveLength(1));
    const own = server().data.publications.posts.find(({ series }) => series?.id === 90);
    await expect(own).toMatchObject({ title: 'Piątek z dwoma ciastkami', start: '2030-01-18T12:00' });
  },
};

export const NoSuchDate: Story = {
  args: { postId: 90, date: '2030-01-19', prepare: fridayOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tego terminu nie ma już wśród kolejnych.')).toBeVisible();
  },
};

export const FaultOfPattern: Story = {
  name: 'BEY-21 an attempt to save leads to what the pattern lacks',
  args: { postId: 90, prepare: fridayOffer },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('group', { name: 'Do kiedy' });
    const [day] = within(last).getAllByRole('spinbutton');
    await userEvent.click(day ?? last);
    await userEvent.keyboard('01122029');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await canvas.findByText(/^Koniec musi być nie wcześniej/)).toBeVisible();
    await waitFor(() => expect(last).toContainElement(document.activeElement as HTMLElement));
    await expect(sentCalls('updateLocalPost')).toEqual([]);
  },
};
