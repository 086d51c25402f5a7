/** Where a secret comes from, as a finding names it. */
export type SecretKind =
  | 'sealed text'
  | 'setting'
  | 'key of the installation'
  | 'credential of a request'
  | 'secret that somebody typed'
  | 'credential of a call to a provider'
  | 'token of a mailed link'
  | 'cookie'
  | 'token that is shown once';

/** Learns every secret of an installation, and searches what leaves the installation for them. */
export interface SecretWatch {
  /** Remembers a secret from now on, for what left before too. A shorter text than `least` could be any word. */
  learn(kind: SecretKind, secret: string, least?: number): void;
  /**
   * Takes in a text that left the installation.
   * @param place as a finding names it
   * @param rightful kind of secret that belongs there
   */
  notice(place: string, text: string, rightful?: SecretKind): void;
  /** What was found so far, each with its place and the text around it, in which secrets are masked. */
  findings(): string[];
  /** @throws if any text held a secret */
  expectNone(): void;
}

interface Noticed {
  place: string;
  text: string;
  rightful: SecretKind | undefined;
}

const mask = '‹secret›';

/** Around a finding, so that no other secret is cut in two before it is masked. */
const mostMasked = 10_000;

const usualLeast = 16;

/** Of collected texts, in characters: beyond that they are searched for what is known by then, and dropped. */
const mostKept = 2 ** 24;

export function createSecretWatch(): SecretWatch {
  const forms = new Map<string, SecretKind>();
  const found = new Set<string>();
  let noticed: Noticed[] = [];
  let kept = 0;

  function search(): void {
    const whole = noticed.map(({ text }) => text).join('\n');
    for (const [form, kind] of forms) {
      let at = whole.indexOf(form);
      if (at < 0) continue;
      for (const one of noticed) {
        at = one.rightful === kind ? -1 : one.text.indexOf(form);
        if (at >= 0) found.add(`${one.place}: ${kind} in ${excerpt(one.text, at, form.length)}`);
      }
    }
    noticed = [];
    kept = 0;
  }

  function excerpt(text: string, at: number, length: number): string {
    const before = masked(text.slice(Math.max(0, at - mostMasked), at)).slice(-60);
    const after = masked(text.slice(at + length, at + length + mostMasked)).slice(0, 40);
    return `“${before}${mask}${after}”`;
  }

  function masked(text: string): string {
    let result = text;
    for (const form of forms.keys()) result = result.replaceAll(form, mask);
    return result;
  }

  return {
    learn(kind, secret, least = usualLeast) {
      for (const part of partsOf(secret))
        if (part.length >= least)
          for (const form of formsOf(part)) if (!forms.has(form)) forms.set(form, kind);
    },
    notice(place, text, rightful) {
      noticed.push({ place, text, rightful });
      kept += text.length;
      if (kept > mostKept) search();
    },
    findings() {
      search();
      return [...found];
    },
    expectNone() {
      search();
      if (found.size > 0) throw new Error(`Secrets left the installation:\n${[...found].join('\n')}`);
    },
  };
}

/** A key file is known by each of its lines, however they are joined; other secrets as a whole. */
function partsOf(secret: string): string[] {
  const isPem = /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(secret);
  return isPem ? secret.split(/\\n|\s+/).filter((line) => /^[\w+/=]{40,}$/.test(line)) : [secret];
}

/** As it is, within JSON, and within an address. */
function formsOf(text: string): Set<string> {
  return new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);
}
