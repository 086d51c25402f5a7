import { SignedXml } from 'xml-crypto';
import type { AuthnRequest } from './authn-request.ts';
import { instant, newId, samlAssertion } from './saml-assertion.ts';
import type { SamlChoice } from './saml-choice.ts';
import type { SamlKeys } from './saml-keys.ts';
import { xml, type Xml } from './xml.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const success = xml`<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>`;
const denial = xml`<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode>`;

/** The answer that the browser carries back, in base64: really signed, the assertion and the whole. */
export function samlResponse(
  entityId: string,
  keys: SamlKeys,
  request: AuthnRequest,
  choice: SamlChoice,
): string {
  if (choice.fault === 'unreadable') return Buffer.from('<samlp:Response').toString('base64');
  const isDenied = choice.fault === 'denied';
  const content = isDenied ? [] : [samlAssertion(entityId, request, choice)];
  const response = envelope(entityId, request, isDenied ? denial : success, content);
  const signed = isDenied ? response : sign(response, 'Assertion', keys);
  const whole = sign(signed, 'Response', keys);
  return Buffer.from(choice.fault === 'bad_signature' ? forge(whole) : whole).toString('base64');
}

function envelope(entityId: string, request: AuthnRequest, status: Xml, content: readonly Xml[]): string {
  const document = xml`<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${instant(Date.now())}" Destination="${request.acsUrl}" InResponseTo="${request.id}">
<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer>
<samlp:Status>${status}</samlp:Status>
${content}
</samlp:Response>`;
  return document.text;
}

function sign(document: string, element: 'Assertion' | 'Response', keys: SamlKeys): string {
  const signature = new SignedXml({
    privateKey: keys.privateKey,
    publicCert: keys.certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signature.addReference({
    xpath,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } as const;
  signature.computeSignature(document, { prefix: 'ds', location });
  return signature.getSignedXml();
}

/** Somebody makes an administrator of themselves on the way. */
function forge(signed: string): string {
  return signed.replace(
    /(<saml:Attribute Name="displayName".*?<saml:AttributeValue>)[^<]*/,
    '$1Administrator',
  );
}
