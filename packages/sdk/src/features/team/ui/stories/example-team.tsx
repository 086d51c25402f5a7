import { useState } from 'react';
import { en } from '../../../../locales/en.ts';
import { es } from '../../../../locales/es.ts';
import { pl } from '../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../testing/create-test-client.ts';
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

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the team that was drawn last, to look into it. */
export function server() {
  if (!latest) throw new Error('No team has been drawn yet.');
  return latest.server;
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
  const [client] = useState(() => {
    latest = createTestClient(api);
    return latest;
  });
  return (
    <div style={{ inlineSize: width ?? '100%' }}>
      <PinfoldProvider
        client={client}
        isViewAs={isViewAs}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        {shows === 'keys' ? <ApiKeys headingLevel={1} /> : <TeamMembers {...props} />}
      </PinfoldProvider>
    </div>
  );
}
