import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Schemas } from '../../../client/schema.ts';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { type ExampleInboxProps, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;
type Media = Schemas['ReviewMedia'];

/** A drawing at this page's own origin, which the API in memory allows. */
function drawing(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="hsl(${hue} 55% 70%)"/><circle cx="2" cy="1.5" r="1" fill="hsl(${hue} 60% 35%)"/></svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function photos(count: number): Media[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'photo',
    thumbnail_url: drawing(index * 50),
    video_url: null,
    label: null,
  }));
}

function inboxOf(media: Media[]): ExampleInboxProps {
  const author = { name: 'Anna', is_anonymous: false };
  return { activeId: 1, api: { data: { reviews: [testReview({ id: 1, author, media })] } } };
}

const video: Media = {
  kind: 'video',
  thumbnail_url: drawing(200),
  video_url: `${location.origin}/video.mp4`,
  label: 'Kawa z rana',
};

export const OnePhoto: Story = {
  name: 'BEY-21 a photo of a review says whose it is',
  args: inboxOf(photos(1)),
  play: async ({ canvasElement }) => {
    const { detail } = inboxPage(canvasElement);
    await expect(await detail().findByRole('button', { name: 'Zdjęcie 1 z 1, autor: Anna' })).toBeVisible();
  },
};

export const FourPhotos: Story = {
  name: 'BEY-21 four photos are all shown',
  args: inboxOf(photos(4)),
  play: async ({ canvasElement }) => {
    const { detail } = inboxPage(canvasElement);
    await expect(await detail().findByRole('button', { name: 'Zdjęcie 4 z 4, autor: Anna' })).toBeVisible();
  },
};

export const Lightbox: Story = {
  name: 'BEY-21 more photos are looked at by keyboard, and focus returns to the thumbnail',
  args: inboxOf(photos(7)),
  play: async ({ canvasElement }) => {
    const { detail, page, eventually } = inboxPage(canvasElement);
    const last = await detail().findByRole('button', { name: 'Zdjęcie 4 z 7, autor: Anna +3' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    const lightbox = within(await page.findByRole('dialog', { name: 'Zdjęcia i filmy, autor: Anna' }));
    await expect(lightbox.getByText('4 z 7')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await lightbox.findByText('5 z 7')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await lightbox.findByText('3 z 7')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(page.queryByRole('dialog')).toBeNull());
    await eventually(() => expect(last).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  name: 'BEY-21 photos on a phone',
  args: { ...inboxOf(photos(7)), width: 390 },
};

export const WithVideo: Story = {
  name: 'BEY-21 a video has controls and does not start by itself',
  args: inboxOf([...photos(1), video]),
  play: async ({ canvasElement }) => {
    const { detail, page } = inboxPage(canvasElement);
    await userEvent.click(await detail().findByRole('button', { name: 'Kawa z rana' }));
    const lightbox = await page.findByRole('dialog', { name: 'Zdjęcia i filmy, autor: Anna' });
    await expect(within(lightbox).getByText('2 z 2')).toBeVisible();
    const film = within(lightbox).getByLabelText('Kawa z rana');
    await expect(film).toHaveAttribute('controls');
    await expect(film).not.toHaveAttribute('autoplay');
  },
};

export const Lost: Story = {
  name: 'BEY-21 a photo that is gone says so in its place, and one of an unknown host is a link',
  args: inboxOf([
    { kind: 'photo', thumbnail_url: `${location.origin}/no/such.png`, video_url: null, label: null },
    { kind: 'photo', thumbnail_url: 'https://elsewhere.test/1.png', video_url: null, label: 'Sernik' },
  ]),
  play: async ({ canvasElement }) => {
    const { detail } = inboxPage(canvasElement);
    await expect(await detail().findByRole('link', { name: 'Sernik' })).toBeVisible();
    await expect(await detail().findByText('Nie ma już w Google')).toBeVisible();
  },
};
