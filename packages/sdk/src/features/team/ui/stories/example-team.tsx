import type { Meta } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { ApiKeys } from '../keys/api-keys.tsx';
import { TeamMembers, type TeamMembersProps } from '../team-members.tsx';

export interface ExampleTeamProps extends TeamMembersProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
  /** The session looks through a member's eyes. */
  isViewAs?: boolean;
  shows?: 'team' | 'keys';
}

/** A host's page that is nothing but the team, or the API keys, over an API in memory. */
function ExampleTeam({
  api,
  width,
  isViewAs,
  shows = 'team',
  locale,
  colorScheme,
  ...props
}: ExampleTeamProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      isViewAs={isViewAs}
      locale={locale}
      colorScheme={colorScheme}
    >
      {shows === 'keys' ? <ApiKeys headingLevel={1} /> : <TeamMembers {...props} />}
    </HostPage>
  );
}

/** What every story of the team shares: an owner looks at a team of eight. */
export const teamMeta = {
  parameters: { layout: 'edge' },
  args: {
    api: { data: { memberType: memberTypes.owner } },
    onViewAs: () => undefined,
  },
  render: (args, { globals }) => (
    <ExampleTeam {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleTeamProps>;

/** The team of a story as a person finds things in it. */
export function teamPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Dialogs and menus are drawn beside the story.
  const page = within(canvasElement.ownerDocument.body);
  const dialog = () => page.findByRole('dialog');
  const press = async (name: string | RegExp) =>
    userEvent.click(await within(await dialog()).findByRole('button', { name }));
  return {
    canvas,
    page,
    dialog,
    /** A button of the dialog. */
    press,
    next: () => press('Dalej'),
    inDialog: async () => within(await dialog()),
    invite: async () => userEvent.click(await canvas.findByRole('button', { name: 'Zaproś do zespołu' })),
    edit: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Edytuj: ${name}` })),
    menu: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Więcej: ${name}` })),
    type: async (text: string) =>
      userEvent.type(await page.findByRole('textbox', { name: 'Adresy e-mail' }), text),
    eventually: waitFor,
  };
}
