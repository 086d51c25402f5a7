/** The two sides of a company's single sign-on. */
export interface SamlParty {
  /** The identity provider's. */
  entityId: string;
  ssoUrl: string;
  /** X.509, base64: what its answers are signed with. While its key changes it has two. */
  certificates: readonly string[];
  /** Ours: where answers are posted, and the name that they have to be meant for. */
  acsUrl: string;
  metadataUrl: string;
}
