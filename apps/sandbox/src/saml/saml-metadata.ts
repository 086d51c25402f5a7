import { xml } from './xml.ts';

interface Described {
  entityId: string;
  ssoUrl: string;
  certificate: string;
}

/** What a service provider has to know of the identity provider (SAML 2.0 metadata, section 2.4.3). */
export function samlMetadata({ entityId, ssoUrl, certificate }: Described): string {
  const bare = certificate.replaceAll(/-----[^-]+-----|\s/g, '');
  const bindings = ['HTTP-Redirect', 'HTTP-POST'].map(
    (name) =>
      xml`<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${name}" Location="${ssoUrl}"/>`,
  );
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${bare}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    ${bindings}
  </IDPSSODescriptor>
</EntityDescriptor>`.text;
}
