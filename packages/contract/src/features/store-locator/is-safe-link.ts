/**
 * Whether a link leads where it says: by https or http to a named host, or to a mailbox or a telephone. Asked when it is
 * saved, and again wherever it is shown, since what others wrote may have come in another way.
 */
export function isSafeLink(text: string): boolean {
  if (text.length > 2048 || /[\s\\<>"\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return false;
  // After two slashes a browser would take the mailbox for a user at a host.
  if (/^mailto:/i.test(text)) return /^mailto:(?!\/)[^@?&#]+@[^@?&#/]+(\?[^?#]*)?$/i.test(text);
  if (/^tel:/i.test(text)) return /^tel:(?=.*\d)[\d+().*#;=a-z-]+$/i.test(text);
  // Without two slashes a browser would look for the host somewhere else than a reader does.
  if (!/^https?:\/\/[^/?#@]/i.test(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

/** What browsers and Node both have, and the plain language does not. */
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): Record<'username' | 'password' | 'hostname', string>;
};
