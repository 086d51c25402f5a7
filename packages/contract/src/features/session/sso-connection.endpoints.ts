import * as z from 'zod';
import { PermissionSchema } from '../../access/permission-schema.ts';
import { permissions } from '../../access/permissions.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { line } from '../../line.ts';
import { certificateTextMaxLength } from './sso.ts';

const GroupMapping = z
  .object({
    group: line().min(1).max(200).describe("The group's name at the identity provider."),
    location_group_id: Id,
    permissions: z.array(PermissionSchema).max(permissions.length),
  })
  .meta({ id: 'SsoGroupMapping' });

export const SsoSettings = z
  .object({
    team_name: line()
      .regex(/^[a-z0-9][a-z0-9-]{1,60}[a-z0-9]$/)
      .describe('Lower case; what people type to log in. Unique in the installation.'),
    entity_id: line().min(1).max(500),
    sso_url: line()
      .max(500)
      .pipe(z.url({ protocol: /^https?$/ })),
    certificate: z
      .string()
      .min(1)
      .max(certificateTextMaxLength)
      .describe(
        'X.509: one or several, as while a key is changed, in PEM, in base64 alone, or as SAML metadata. Kept in PEM.',
      ),
    auto_create: z.boolean().describe('Whether a first login makes an account.'),
    group_mapping: z.array(GroupMapping).max(200),
  })
  .meta({ id: 'SsoSettings' });

export const SsoConnection = SsoSettings.extend({
  acs_url: z.string().describe('Where the identity provider has to post its answers.'),
  metadata_url: z.string(),
}).meta({ id: 'SsoConnection' });
export type SsoConnection = z.infer<typeof SsoConnection>;

/** Needs full access: the identity provider decides who can log in, so no permission of a manager is enough. */
const access = { fullAccess: true, module: 'company', embed: 'never' } as const;

export const getSsoConnection = defineEndpoint({
  id: 'getSsoConnection',
  method: 'get',
  path: '/sso/connection/',
  summary: "The company's single sign-on, or null",
  access: { ...access, demo: 'allowed' },
  response: z.object({ connection: SsoConnection.nullable() }),
});

export const updateSsoConnection = defineEndpoint({
  id: 'updateSsoConnection',
  method: 'put',
  path: '/sso/connection/',
  summary: 'Set up single sign-on for the company',
  access: { ...access, demo: 'blocked', freshLogin: true },
  body: SsoSettings,
  response: z.object({ connection: SsoConnection }),
  problems: ['team_name_taken', 'certificate_invalid', 'permission_not_held'],
});

export const deleteSsoConnection = defineEndpoint({
  id: 'deleteSsoConnection',
  method: 'delete',
  path: '/sso/connection/',
  summary: 'Switch single sign-on off; accounts stay',
  access: { ...access, demo: 'blocked', freshLogin: true },
  problems: ['not_found'],
});
