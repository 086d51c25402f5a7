/** A link that dials a number. */
export function phoneUrl(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** A number without what is only there for the eye. */
export function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+*#;]/g, '');
}
