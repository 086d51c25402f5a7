import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { ApiKeys } from '../keys/api-keys.tsx';
import { TeamMembers, type TeamMembersProps } from '../team-members.tsx';
import { HostPage } from '../../../../stories/host-page.tsx';

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
export function ExampleTeam({
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
