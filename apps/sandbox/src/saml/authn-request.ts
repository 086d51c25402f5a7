import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';

/** What a service provider asks for, checked. */
export interface AuthnRequest {
  id: string;
  /** The service provider's entity id: the audience of the response. */
  issuer: string;
  /** Where the response is posted. */
  acsUrl: string;
  relayState: string | undefined;
}

export class AuthnRequestError extends Error {}

interface Received {
  binding: 'redirect' | 'post';
  message: string | undefined;
  relayState: string | undefined;
  /** Our own address, which the request has to be meant for. */
  destination: string;
}

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const postBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const maxBytes = 100_000;
const patience = 10 * 60_000;

/** Reads an AuthnRequest (SAML 2.0 core, section 3.4; bindings, sections 3.4 and 3.5). */
export function readAuthnRequest({ binding, message, relayState, destination }: Received): AuthnRequest {
  if (!message) throw new AuthnRequestError('SAMLRequest is missing.');
  const root = parse(decode(message, binding));
  if (root.localName !== 'AuthnRequest' || root.namespaceURI !== protocol)
    throw new AuthnRequestError('SAMLRequest is not an AuthnRequest.');
  if (root.getAttribute('Version') !== '2.0') throw new AuthnRequestError('Only SAML 2.0 is spoken here.');
  const asked = root.getAttribute('Destination');
  if (asked && asked !== destination) throw new AuthnRequestError(`Destination is ${asked}.`);
  const age = Date.now() - Date.parse(root.getAttribute('IssueInstant') ?? '');
  if (!(Math.abs(age) <= patience)) throw new AuthnRequestError('IssueInstant is not now.');
  const answerBinding = root.getAttribute('ProtocolBinding');
  if (answerBinding && answerBinding !== postBinding)
    throw new AuthnRequestError('Answers go by HTTP-POST only.');
  return {
    id: present(root.getAttribute('ID'), 'ID'),
    issuer: present(root.getElementsByTagNameNS('*', 'Issuer')[0]?.textContent, 'Issuer'),
    acsUrl: webAddress(root.getAttribute('AssertionConsumerServiceURL') ?? ''),
    relayState,
  };
}

function decode(message: string, binding: Received['binding']): string {
  const bytes = Buffer.from(message, 'base64');
  if (binding === 'post') return bytes.toString('utf8');
  try {
    return inflateRawSync(bytes, { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    throw new AuthnRequestError('SAMLRequest is not deflated.');
  }
}

function parse(text: string): Element {
  if (text.includes('<!')) throw new AuthnRequestError('SAMLRequest has a document type.');
  const refuse = (): never => {
    throw new AuthnRequestError('SAMLRequest is not XML.');
  };
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse };
  const { documentElement } = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml') ?? {};
  return documentElement ?? refuse();
}

function present(value: string | null | undefined, name: string): string {
  if (!value) throw new AuthnRequestError(`${name} is missing.`);
  return value;
}

function webAddress(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new AuthnRequestError('AssertionConsumerServiceURL is not an address.');
}
