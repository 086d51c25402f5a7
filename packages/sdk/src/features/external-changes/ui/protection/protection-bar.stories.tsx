import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleChanges, type ExampleChangesProps } from '../stories/example-changes.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ProtectionBar, type ProtectionBarProps } from './protection-bar.tsx';

const meta = {
  component: ProtectionBar,
  parameters: { layout: 'edge' },
  args: { api: { data: { memberType: memberTypes.owner } }, href: '#external-changes' },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleChanges
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <ProtectionBar {...args} />
    </ExampleChanges>
  ),
} satisfies Meta<ExampleChangesProps & ProtectionBarProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RejectedAndUndone: Story = {
  name: 'SHL-06 EXT-03 the bar rejects after a yes, confirms in a dialog, and everything can be taken back',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const bar = await canvas.findByRole('region', { name: 'Zmiany chronionych pól' });
    const waiting = within(bar).getByText(/chronionych pól/).textContent;
    await expect(within(bar).getByRole('link', { name: 'Zobacz zmiany' })).toBeVisible();
    const reject = within(bar).getByRole('button', { name: 'Odrzuć' });
    await userEvent.click(reject);
    const question = await page.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/godziny otwarcia/);
    const [, no] = within(question).getAllByRole('button', { name: 'Nie' });
    if (!no) throw new Error('The question has no "no" beside its cross.');
    await userEvent.click(no);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(server().calls.some(({ operation }) => operation === 'rejectExternalChanges')).toBe(false);
    await userEvent.click(reject);
    await userEvent.click(await page.findByRole('button', { name: 'Tak, odrzuć' }));
    const done = await page.findByRole('dialog', { name: /^Odrzucono \d+ zmian/ });
    await waitFor(() => expect(canvas.queryByText(waiting)).toBeNull());
    await userEvent.click(within(done).getByRole('button', { name: /^Cofnij \(\d+ s\)/ }));
    await expect(
      await within(done).findByText('Cofnięto. Zmiany znów czekają na decyzję.'),
    ).toBeInTheDocument();
    await userEvent.click(within(done).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Zmiany chronionych pól' })).toBeVisible());
    await expect(server().data.externalChanges.filter(({ step }) => step === 'undoable')).toHaveLength(0);
  },
};

export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark' } };
