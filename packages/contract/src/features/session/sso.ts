/** How a login at an identity provider can fail (product spec, section 8); part of the failure page's address. */
export const federatedLoginErrors = [
  'saml_auth_failed',
  'saml_replay_attack',
  'saml_no_email',
  'saml_user_not_found',
  'saml_processing_error',
  'saml_group_sync_error',
  'saml_multiple_groups',
  'social_denied',
  'social_email_not_verified',
  'social_second_factor',
  'social_failed',
  'sign_up_closed',
  'unknown',
] as const;

/** Why a login at another site led nowhere. */
export type FederatedLoginError = (typeof federatedLoginErrors)[number];

/** The metadata of some providers is long. */
export const certificateTextMaxLength = 200_000;

/**
 * The X.509 certificates in what an identity provider's administrator pasted, each as base64 alone, in their order and
 * once: one or many in PEM, as while a key is changed; bare base64, divided by blank lines; or the provider's SAML
 * metadata. Undefined where anything in it cannot be read as one, so that nothing is left out in silence.
 */
export function certificatesIn(text: string): string[] | undefined {
  const pasted = text.replaceAll('\u{FEFF}', '').trim();
  const found = pasted.startsWith('<') ? inMetadata(pasted) : inText(pasted);
  if (!found || found.length === 0 || found.length > certificatesAtMost) return undefined;
  return found.every((one) => isBase64.test(one)) ? [...new Set(found)] : undefined;
}

/** Identity providers have two while they change their key; a few more are still no mistake. */
const certificatesAtMost = 10;

const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const pem = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g;

function inText(text: string): string[] | undefined {
  const found: string[] = [];
  const rest = text.replaceAll(pem, (_, body: string) => {
    found.push(withoutBlanks(body));
    return '\n\n';
  });
  // A key, or a certificate that is cut off.
  if (rest.includes('-----')) return undefined;
  const others = rest
    .split(/\n\s*\n/)
    .map(withoutBlanks)
    .filter(Boolean);
  if (found.length === 0) return others;
  // Tools write whose a certificate is between two of them, in words that are shorter than any certificate.
  return [
    ...found,
    ...others.filter((other) => other.length > longestNote && /^[A-Za-z0-9+/=]+$/.test(other)),
  ];
}

const longestNote = 200;

/** SAML 2.0 metadata of one provider, section 2.4.1.1: a key without a use is for signing too. */
function inMetadata(xml: string): string[] | undefined {
  if ([...xml.matchAll(/<(?:[\w.-]+:)?EntityDescriptor[\s>]/g)].length > 1) return undefined;
  const roles = [
    ...xml.matchAll(/<(?:[\w.-]+:)?IDPSSODescriptor[\s>][\s\S]*?<\/(?:[\w.-]+:)?IDPSSODescriptor>/g),
  ];
  // Of a service provider, whose keys sign no logins.
  if (roles.length === 0 && xml.includes('EntityDescriptor')) return undefined;
  return (roles.length > 0 ? roles.map(([role]) => role) : [xml]).flatMap((role) =>
    [...role.replaceAll(forEncryption, '').matchAll(certificate)].map(([, body = '']) => withoutBlanks(body)),
  );
}

const forEncryption =
  /<(?:[\w.-]+:)?KeyDescriptor\s[^>]*use=["']encryption["'][^>]*>[\s\S]*?<\/(?:[\w.-]+:)?KeyDescriptor>/g;

const certificate = /<(?:[\w.-]+:)?X509Certificate[^>]*>([^<]*)</g;

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
