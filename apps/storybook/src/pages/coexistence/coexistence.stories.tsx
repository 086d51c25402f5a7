import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { compareLooks } from './compare-looks.ts';
import { CoexistenceGuide } from './coexistence-guide.tsx';

const meta = {
  title: 'Guides/Host coexistence',
  component: CoexistenceGuide,
  tags: ['!autodocs'],
  // axe skips the host's own elements, whose colours are not the SDK's.
  parameters: { layout: 'edge', a11y: { context: { exclude: ['[data-testid="host-own"]'] } } },
} satisfies Meta<typeof CoexistenceGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coexistence: Story = {
  name: 'SDK-05 a hostile host changes nothing about the components, nor they about the host',
  play: async ({ canvas, canvasElement }) => {
    const [calm, hostile] = [canvas.getByTestId('calm'), canvas.getByTestId('hostile')];
    for (const host of [calm, hostile]) {
      await within(host).findByText('Krzysztof Wójcik');
      await waitFor(() => expect(host.querySelector('.pinfold-ReviewsInbox-row')).toBeVisible());
    }
    await waitFor(() => expect(compareLooks(calm, hostile)).toEqual([]));

    // The host's rules still apply to its own elements.
    const own = within(canvas.getByTestId('host-own'));
    await expect(getComputedStyle(own.getByText('Host button')).backgroundColor).toBe('rgb(255, 105, 180)');
    await expect(getComputedStyle(own.getByText('Host text')).letterSpacing).not.toBe('normal');

    await userEvent.click(within(hostile).getByLabelText(/^Sort/));
    const menu = await waitFor(() => {
      const found = hostile.querySelector<HTMLElement>('[role="menu"]');
      if (!found) throw new Error('The menu is not open yet.');
      return found;
    });
    const { x, y, width, height } = menu.getBoundingClientRect();
    const onTop = canvasElement.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
    await expect(menu).toContainElement(onTop as HTMLElement);
    await userEvent.keyboard('{Escape}');
  },
};
