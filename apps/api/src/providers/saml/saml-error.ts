/** Why an identity provider's answer was not believed. */
export class SamlError extends Error {
  readonly kind: 'unreadable' | 'refused';

  constructor(kind: SamlError['kind'], message: string) {
    super(message);
    this.name = 'SamlError';
    this.kind = kind;
  }
}
