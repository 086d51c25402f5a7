/** A customer's text without e-mail addresses and long numbers, such as of telephones, which the model has no need of. */
export function withoutContacts(text: string): string {
  return text.replaceAll(emails, '[e-mail]').replaceAll(longNumbers, '[number]');
}

const emails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Seven digits and more, with what people put between them. */
const longNumbers = /\+?\(?\d(?:[ ()./-]{0,2}\d){6,}/g;
