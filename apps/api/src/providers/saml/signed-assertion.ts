import * as z from 'zod';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.tuple([
    z.object({
      $: z.object({
        InResponseTo: z.string().min(1),
        Recipient: z.string(),
        NotOnOrAfter: z.coerce.date(),
      }),
    }),
  ]),
});

/** The parts of an assertion, as the XML parser hands it over, that the library leaves to us. */
export const SignedAssertion = z
  .object({
    Assertion: z.object({
      $: z.object({ ID: z.string().min(1).max(500) }),
      Subject: z.tuple([z.object({ SubjectConfirmation: z.array(z.unknown()) })]),
    }),
  })
  .transform(({ Assertion: { $, Subject } }) => ({
    id: $.ID,
    confirmations: Subject[0].SubjectConfirmation.flatMap((one) => {
      const parsed = Confirmation.safeParse(one);
      if (!parsed.success || parsed.data.$.Method !== bearer) return [];
      const data = parsed.data.SubjectConfirmationData[0].$;
      return [
        { inResponseTo: data.InResponseTo, recipient: data.Recipient, notOnOrAfter: data.NotOnOrAfter },
      ];
    }),
  }));
