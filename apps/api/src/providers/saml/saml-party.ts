/** The two sides of a company's single sign-on. */
export interface SamlParty {
  /** The identity provider's. */
  entityId: string;
  ssoUrl: string;
  /** X.509, PEM: what its answers are signed with. */
  certificate: string;
  /** Ours: where answers are posted, and the name that they have to be meant for. */
  acsUrl: string;
  metadataUrl: string;
}
