import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PhotoUpload, type PhotoUploadProps } from './photo-upload.tsx';

const meta = {
  component: PhotoUpload,
  parameters: { layout: 'edge' },
  args: { onSent: fn() },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PhotoUpload {...args} />
    </ExamplePublications>
  ),
} satisfies Meta<ExamplePublicationsProps & PhotoUploadProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = (operation: string) => server().calls.filter((call) => call.operation === operation);

/** A photograph-like picture as JPEG: noise, so that it is not too plain. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  for (let index = 0; index < 4000; index += 1) {
    context.fillStyle = `hsl(${(index * 47) % 360} 60% 50%)`;
    context.fillRect((index * 131) % width, (index * 71) % height, 23, 17);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('No picture.');
  return new File([blob], 'wnetrze.jpg', { type: 'image/jpeg' });
}

/** Strokes of white, with nothing between them. */
async function whiteLogo(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 400, height: 400 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'white';
  for (let index = 0; index < 3000; index += 1)
    context.fillRect(40 + ((index * 131) % 320), 40 + ((index * 71) % 320), 5, 3);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture.');
  // What follows the end of a PNG is no part of it.
  return new File([blob, new Uint8Array(10_240)], 'logo.png', { type: 'image/png' });
}

export const Sent: Story = {
  name: 'PUB-04 PUB-05 eight categories with a slot each; nothing goes without a photo and a location',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByLabelText(/^Wybierz plik: /)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(await canvas.findByText('Wybierz co najmniej jedno zdjęcie.')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Wybierz plik: Wnętrze'), await picture(1200, 900));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij 1 zdjęcie' }));
    await expect(await canvas.findByText('Wybierz co najmniej jedną lokalizację.')).toBeVisible();
    // Slots have no boxes: all of them are locations.
    const [first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij 1 zdjęcie' }));
    await waitFor(() => expect(calls('sendPhotos')).toHaveLength(1));
    await expect(await canvas.findByText('Wysyłamy 1 zdjęcie')).toBeVisible();
    await expect(args.onSent).toHaveBeenCalled();
  },
};

export const LeftOut: Story = {
  name: 'PUB-05 a location that can have no photos is greyed with the reason, and named after sending until it is dismissed',
  args: { api: { data: { locationCount: 5 } } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.upload(await canvas.findByLabelText('Wybierz plik: Wnętrze'), await picture(1200, 900));
    await expect(await canvas.findByText('Niezweryfikowana')).toBeVisible();
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes.filter((box) => !box.matches(':enabled'))).toHaveLength(1);
    await userEvent.click(boxes[0] ?? document.body);
    // It loses its verification after it was chosen.
    await userEvent.click(boxes[1] ?? document.body);
    const { data } = server();
    const [, second] = data.locations;
    data.locations = data.locations.map((one) => (one === second ? { ...one, is_verified: false } : one));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij 1 zdjęcie' }));
    const note = await canvas.findByText('Pomijamy 1 lokalizację');
    const banner = note.closest<HTMLElement>('.pinfold-Banner') ?? document.body;
    await expect(banner).toHaveTextContent(second?.formatted_address ?? '');
    await userEvent.click(within(banner).getByRole('button', { name: 'Zamknij' }));
    await expect(page.queryByText('Pomijamy 1 lokalizację')).toBeNull();
  },
};

export const Cropped: Story = {
  name: 'PUB-04 a cover is cut to 16:9 before it is sent',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.upload(await canvas.findByLabelText('Wybierz plik: Okładka'), await picture(1000, 1000));
    const dialog = await page.findByRole('dialog');
    await expect(within(dialog).getByText(/w proporcjach (1:1|16:9)/)).toBeVisible();
    const use = within(dialog).getByRole('button', { name: 'Użyj kadru' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(calls('uploadPhoto')).toHaveLength(1));
    await expect(await canvas.findByLabelText('Usuń zdjęcie: Okładka')).toBeVisible();
  },
};

export const WhiteLogo: Story = {
  name: 'PUB-04 a white logo on a transparent ground is shown on the background that is sent with it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.upload(await canvas.findByLabelText('Wybierz plik: Logo'), await whiteLogo());
    const dialog = await page.findByRole('dialog');
    await expect(await within(dialog).findByText('Przezroczyste miejsca będą czarne.')).toBeVisible();
    const shown = within(dialog).getByAltText('Zdjęcie do przycięcia');
    await expect(getComputedStyle(shown).backgroundColor).toBe('rgb(0, 0, 0)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zmień tło na białe' }));
    await expect(getComputedStyle(shown).backgroundColor).toBe('rgb(255, 255, 255)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zmień tło na czarne' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Użyj kadru' }));
    await waitFor(() =>
      expect(calls('uploadPhoto')).toMatchObject([
        { body: { background: 'black', crop: { x: 0, y: 0, width: 400, height: 400 } } },
      ]),
    );
  },
};

export const Refused: Story = {
  name: 'PUB-04 a GIF is refused with the reason, and nothing is uploaded',
  play: async ({ canvas }) => {
    const gif = new File([new TextEncoder().encode(`GIF89a${'.'.repeat(20_000)}`)], 'logo.png', {
      type: 'image/png',
    });
    await userEvent.upload(await canvas.findByLabelText('Wybierz plik: Logo'), gif);
    await expect(await canvas.findByText(/Pliki GIF nie są przyjmowane/)).toBeVisible();
    await expect(calls('uploadPhoto')).toHaveLength(0);
  },
};

export const Plan: Story = {
  name: 'PUB-04 where the plan does not allow it nothing is sent, and the reason and the way out are shown',
  args: { planHref: '#plan', api: { data: { planCapabilities: [] } } },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Zobacz plany' });
    await expect(way).toHaveAttribute('href', '#plan');
    await expect(way.closest('.pinfold-Banner')).toHaveTextContent('Twój plan tego nie obejmuje.');
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What the API refuses stands above the button, and nothing that was chosen is lost. */
export const Failed: Story = {
  name: 'PUB-04 a failed sending is said, and keeps the photos and locations for another try',
  args: { api: { failures: { sendPhotos: 'internal_error' } } },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Wybierz plik: Wnętrze'), await picture(1200, 900));
    const send = await canvas.findByRole('button', { name: 'Wyślij 1 zdjęcie' });
    const [first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Wybrano 1 lokalizację')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wyślij 1 zdjęcie' })).toBeVisible();
  },
};

export const Loading: Story = { args: { api: { failures: { listPhotoLocations: 'hang' } } } };
export const LocationsFailed: Story = {
  args: { api: { failures: { listPhotoLocations: 'internal_error' } } },
};
export const Empty: Story = { args: { api: { data: { locationCount: 0 } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark', locale: 'en' } };
