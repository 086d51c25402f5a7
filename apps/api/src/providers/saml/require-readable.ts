import { DOMParser } from '@xmldom/xmldom';
import { SamlError } from './saml-error.ts';

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** A person in hundreds of groups has as many; what checks signatures compares each with each. */
const mostTags = 1500;

/** Refuses what is no SAML answer at all, before anything is made of it. */
export function requireReadable(message: string): void {
  const text = Buffer.from(message, 'base64').toString('utf8');
  // A document type could name entities, which answers never need.
  if (text.includes('<!DOCTYPE')) throw new SamlError('unreadable', 'a document type');
  if (text.split('<', mostTags + 2).length > mostTags + 1) throw new SamlError('unreadable', 'too many tags');
  const refuse = (): never => {
    throw new SamlError('unreadable', 'not XML');
  };
  const errorHandler = { warning: () => {}, error: refuse, fatalError: refuse };
  const root = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml')?.documentElement;
  if (root?.localName !== 'Response' || root.namespaceURI !== protocol)
    throw new SamlError('unreadable', 'not a response');
}
