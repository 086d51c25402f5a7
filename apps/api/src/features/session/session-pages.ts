import { panelUrl } from '../../mail/panel-url.ts';
import type { Services } from '../../services.ts';
import type { LinkParts } from './mailed-link.ts';

type Panel = Pick<Services, 'publicUrl'>;

/** Addresses of the panel's session pages, for mails. */
export const sessionPages = {
  login: (panel: Panel) => panelUrl(panel, '/session/login'),
  forgotPassword: (panel: Panel) => panelUrl(panel, '/session/forgot-password'),
  confirmEmail: (panel: Panel, { uid, token }: LinkParts) =>
    panelUrl(panel, `/session/confirm-email/${uid}/${token}`),
  invitation: (panel: Panel, { uid, token }: LinkParts) => panelUrl(panel, `/invitation/${uid}/${token}`),
  passwordReset: (panel: Panel, { uid, token }: LinkParts) =>
    panelUrl(panel, `/password-reset/${uid}/${token}`),
};
