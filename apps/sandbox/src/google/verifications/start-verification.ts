import * as z from 'zod';
import {
  type Listing,
  type Verification,
  type VerificationMethod,
  verificationMethods,
} from '../../world/listings/listing.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { seededRandom, seedOf } from '../../world/random.ts';
import { failedPrecondition, invalidArgument } from '../google-error.ts';

export const VerifyBody = z.strictObject({
  method: z.enum(verificationMethods),
  languageCode: z.string().optional(),
  context: z.object({ address: z.unknown() }).optional(),
  emailAddress: z.string().optional(),
  mailerContact: z.string().optional(),
  phoneNumber: z.string().optional(),
  token: z.object({ tokenString: z.string().optional() }).optional(),
});

/** locations.verify: sends the PIN on its way; AUTO needs none. A new one takes the place of one that waits. */
export function startVerification(
  world: LiveWorld,
  listing: Listing,
  body: z.infer<typeof VerifyBody>,
): Verification {
  const isOffered = verificationOptions(listing).some((option) =>
    Object.values(option).includes(body.method),
  );
  if (!isOffered) throw failedPrecondition(`The location cannot be verified by ${body.method}.`);
  if (body.method === 'EMAIL') requireOwnAddress(listing, body.emailAddress);
  if (body.method === 'ADDRESS' && !body.mailerContact?.trim()) {
    throw invalidArgument('mailer_contact', 'The letter needs an addressee.');
  }
  if (body.method === 'PHONE_CALL' || body.method === 'SMS') requireOwnPhone(listing, body.phoneNumber);
  for (const waiting of listing.verifications.filter(({ state }) => state === 'PENDING')) {
    const about = { locationId: listing.id, verificationId: waiting.id };
    world.commit({ kind: 'verification_tried', ...about, outcome: 'failed' });
  }
  const { seed, lastNumber } = world.state;
  const draw = seededRandom(seedOf(seed, 'pin', listing.id, lastNumber));
  const verification: Verification = {
    id: `verification-${lastNumber + 1}`,
    method: body.method,
    state: 'PENDING',
    createTime: world.now(),
    pin: body.method === 'AUTO' ? '' : String(Math.floor(draw() * 100_000)).padStart(5, '0'),
    wrongPins: 0,
  };
  world.commit({ kind: 'verification_started', locationId: listing.id, verification });
  if (body.method === 'EMAIL') sendPin(world, listing, body.emailAddress ?? '', verification.pin);
  if (body.method !== 'AUTO') return verification;
  const about = { locationId: listing.id, verificationId: verification.id };
  world.commit({ kind: 'verification_tried', ...about, outcome: 'completed' });
  return { ...verification, state: 'COMPLETED' };
}

function requireOwnAddress({ content }: Listing, address: string | undefined): void {
  const domain = domainOf(content.websiteUri);
  if (address?.split('@')[1] === domain && z.email().safeParse(address).success) return;
  throw invalidArgument('email_address', `The address must be at ${domain ?? ''}.`);
}

function requireOwnPhone({ content }: Listing, phone: string | undefined): void {
  const plain = (number = '') => number.replaceAll(/[\s-]/g, '');
  if (phone && plain(phone) === plain(content.phoneNumbers?.primaryPhone)) return;
  throw invalidArgument('phone_number', 'The number must be one of the options.');
}

/** Puts the mail into the sandbox's mailboxes, as any other. */
function sendPin(world: LiveWorld, { content }: Listing, to: string, pin: string): void {
  const subject = `Kod weryfikacyjny Profilu Firmy: ${pin}`;
  const text = `Kod weryfikacyjny wizytówki „${content.title ?? ''}” to ${pin}.`;
  const id = `mail-${world.state.lastNumber + 1}`;
  const mail = {
    id,
    messageId: `<${id}@google.test>`,
    to,
    from: 'noreply@google.test',
    subject,
    text,
    html: '',
  };
  world.commit({ kind: 'mail_received', mail });
}

/** Google's methods to verify a place: by letter always, others depending on the listing. */
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

function domainOf(website: string | undefined): string | undefined {
  return website !== undefined && URL.canParse(website)
    ? new URL(website).hostname.replace(/^www\./, '')
    : undefined;
}
