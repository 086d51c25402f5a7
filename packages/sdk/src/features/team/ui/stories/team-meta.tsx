import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta } from '@storybook/react-vite';
import { ExampleTeam, type ExampleTeamProps } from './example-team.tsx';

/** What every story of the team shares: an owner looks at a team of eight. */
export const teamMeta = {
  parameters: { layout: 'edge' },
  args: {
    api: { data: { memberType: memberTypes.owner, now: new Date('2026-11-21T10:00:00Z') } },
    onViewAs: () => undefined,
  },
  render: (args, { globals }) => (
    <ExampleTeam {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleTeamProps>;
