import { certificatesIn } from '@pinfold/contract/features/session/sso';
import type { Schemas } from '../../client/schema.ts';
import { noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';

/** The company's single sign-on. */
export function ssoAnswers(data: TestData): TestAnswers {
  return {
    getSsoConnection: () => Response.json({ connection: data.presence.ssoConnection }),
    updateSsoConnection: ({ body }) => {
      const settings = body as Schemas['SsoSettings'];
      const { presence, session } = data;
      const own = presence.ssoConnection?.team_name;
      if (settings.team_name !== own && session.teamNames.includes(settings.team_name))
        throw new TestProblem('team_name_taken');
      if (!certificatesIn(settings.certificate)) throw new TestProblem('certificate_invalid');
      const address = `https://pinfold.test/api/auth/saml/${settings.team_name}`;
      const connection = { ...settings, acs_url: `${address}/acs/`, metadata_url: `${address}/metadata/` };
      presence.ssoConnection = connection;
      return Response.json({ connection });
    },
    deleteSsoConnection: () => {
      if (!data.presence.ssoConnection) throw new TestProblem('not_found');
      data.presence.ssoConnection = null;
      return noContent();
    },
  };
}
