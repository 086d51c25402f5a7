import { passwordFault } from '@pinfold/contract/features/session/account';
import type { Schemas } from '../client/schema.ts';
import { noContent, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Coming in, going, and the user's own settings in the in-memory API. Every mailed link works once. */
export function createTestSessionApi(data: TestData): TestAnswers {
  const { session } = data;
  const opened = (email = data.user.email) => ({
    token: 'test-token',
    email,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const spendLink = ({ token }: Schemas['MailedLink']) => {
    lookAtLink(token);
    session.usedLinks.add(token);
  };
  const lookAtLink = (token: string) => {
    if (session.usedLinks.has(token)) throw new TestProblem('link_invalid');
  };
  const checkPassword = (password: string) => {
    if (passwordFault(password, session.settings.password_min_length))
      throw new TestProblem('password_too_short');
  };
  const isOpen = (access: Schemas['Registration'] | URLSearchParams): boolean => {
    if (!(access instanceof URLSearchParams))
      return access.access === 'test-access' || (access.audit && access.custom_invitation);
    const isTrue = (name: string) => access.get(name) === 'true';
    return access.get('access') === 'test-access' || (isTrue('audit') && isTrue('custom_invitation'));
  };

  return {
    getSettings: () => Response.json(session.settings),
    getSignUpAccess: ({ query }) =>
      Response.json({ is_open: isOpen(query), pricing_url: session.settings.urls.pricing }),
    register: ({ body }) => {
      const registration = body as Schemas['Registration'];
      if (!isOpen(registration)) throw new TestProblem('sign_up_closed');
      if (!registration.terms_accepted) throw new TestProblem('terms_not_accepted');
      checkPassword(registration.password);
      return noContent();
    },
    confirmRegistration: ({ body }) => {
      spendLink(body as Schemas['MailedLink']);
      return Response.json(opened());
    },
    login: () => Response.json(opened()),
    logout: noContent,
    logoutEverywhere: () => {
      session.devices = [];
      return noContent();
    },
    requestPasswordReset: noContent,
    confirmPasswordReset: ({ body }) => {
      const reset = body as Schemas['PasswordReset'];
      lookAtLink(reset.token);
      checkPassword(reset.new_password);
      spendLink(reset);
      session.password = reset.new_password;
      session.devices = [];
      return noContent();
    },
    changePassword: ({ body }) => {
      const change = body as Schemas['PasswordChange'];
      if (change.current_password !== session.password) throw new TestProblem('wrong_password');
      checkPassword(change.new_password);
      session.password = change.new_password;
      session.devices = session.devices.filter(({ is_current }) => is_current);
      return noContent();
    },
    getUser: () => Response.json(data.user),
    updateUser: ({ body }) => {
      data.user = { ...data.user, ...(body as Schemas['UserChange']) };
      return Response.json(data.user);
    },
    listDevices: () => Response.json({ results: session.devices }),
    endDevice: ({ id }) => {
      if (!session.devices.some((device) => device.id === id)) throw new TestProblem('not_found');
      session.devices = session.devices.filter((device) => device.id !== id);
      return noContent();
    },
    listConsents: () => Response.json({ results: session.consents }),
    changeConsent: ({ body }) => {
      const { kind, is_given } = body as Schemas['ConsentChange'];
      const isRequired = session.consents.some((consent) => consent.kind === kind && consent.is_required);
      if (isRequired && !is_given) throw new TestProblem('consent_required');
      session.consents = session.consents.map((consent) =>
        consent.kind === kind ? { ...consent, is_given, changed_at: new Date().toISOString() } : consent,
      );
      return Response.json({ results: session.consents });
    },
    getInvitation: ({ body }) => {
      lookAtLink((body as Schemas['MailedLink']).token);
      return Response.json(session.invitation);
    },
    acceptInvitation: ({ body }) => {
      const acceptance = body as Schemas['InvitationAcceptance'];
      lookAtLink(acceptance.token);
      if (!session.invitation.has_account) {
        if (!acceptance.terms_accepted) throw new TestProblem('terms_not_accepted');
        checkPassword(acceptance.password ?? '');
      }
      spendLink(acceptance);
      return Response.json({ ...opened(session.invitation.email), company_id: data.company.id });
    },
    startSocialLogin: ({ body }) => {
      const { provider } = body as Schemas['SocialLogin'];
      if (!session.settings.social_providers.some(({ id }) => id === provider))
        throw new TestProblem('not_found');
      return Response.json({ url: `https://id.pinfold.test/${provider}` });
    },
    startSso: ({ body }) => {
      const { team_name } = body as Schemas['SsoLogin'];
      if (!session.teamNames.includes(team_name.trim().toLowerCase()))
        throw new TestProblem('sso_team_not_found');
      return Response.json({ url: `https://id.pinfold.test/saml/${team_name}` });
    },
    getSsoToken: ({ headers }) => {
      if (!headers.get('X-CSRFToken')) throw new TestProblem('csrf_token_missing');
      return Response.json({ ...opened(), next: null });
    },
  };
}
