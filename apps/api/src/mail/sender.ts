/** The parts of `Name <address@domain>`, or of an address alone. */
export function senderOf(from: string): { name: string; address: string; domain: string } {
  const [, name = '', bracketed, bare] = senderPattern.exec(from) ?? [];
  const address = bracketed ?? bare ?? '';
  return { name: name.trim(), address, domain: address.slice(address.lastIndexOf('@') + 1) };
}

export const senderPattern = /^(?:([^<>\r\n]*)<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;
