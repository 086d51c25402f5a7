import type { Listing, VerificationMethod } from '../../world/listings/listing.ts';

/** How Google would verify a place: by letter always, otherwise by what the listing says. */
export function verificationOptions({ content, standing }: Listing): object[] {
  if (standing !== 'unverified') return [];
  const phone = content.phoneNumbers?.primaryPhone;
  const address = content.storefrontAddress;
  const domain = domainOf(content.websiteUri);
  const isMobile = /^(?:\+48)?[5-8]\d{8}$/.test((phone ?? '').replaceAll(/[\s-]/g, ''));
  const option = (verificationMethod: VerificationMethod, data: object) => ({ verificationMethod, ...data });
  return [
    ...(address
      ? [
          option('ADDRESS', {
            addressData: { business: content.title, address, expectedDeliveryDaysRegion: 14 },
          }),
        ]
      : []),
    ...(domain
      ? [
          option('EMAIL', {
            emailData: { domain, user: 'biuro', isUserNameEditable: true },
          }),
        ]
      : []),
    ...(phone ? [option('PHONE_CALL', { phoneNumber: phone })] : []),
    ...(phone && isMobile ? [option('SMS', { phoneNumber: phone })] : []),
    ...(content.relationshipData?.parentChain ? [option('AUTO', {})] : []),
  ];
}

export function domainOf(website: string | undefined): string | undefined {
  return website !== undefined && URL.canParse(website)
    ? new URL(website).hostname.replace(/^www\./, '')
    : undefined;
}
