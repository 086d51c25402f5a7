import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Schemas } from '../../../client/schema.ts';
import { useStateOf } from '../../../state/use-state-of.ts';

/** What is wrong with the address of a website that is to be added. */
export type WebsiteFault = 'missing' | 'scheme_missing' | 'invalid' | 'exists';

interface NewWebsiteStart {
  /** Those that are in the list already. */
  known: readonly Pick<Schemas['Website'], 'url'>[];
  create: { isPending: boolean; isError: boolean; reset: () => void };
  /** Whose list it is; another one begins with an empty address. */
  subject?: unknown;
}

interface NewWebsite {
  url: string;
  setUrl: (url: string) => void;
  /** What is wrong with the address, once adding it was tried. */
  fault: WebsiteFault | undefined;
  /** Adds the address unless something is wrong with it, and empties the field when it is added. */
  submit: (add: (url: string, onSuccess: () => void) => void) => void;
}

const untouched = { url: '', wasTried: false };

/** The address of a website that is to be added, its own or that of somebody else. */
export function useNewWebsite({ known, create, subject }: NewWebsiteStart): NewWebsite {
  const { value, set, reset } = useStateOf(subject, untouched);
  const { url, wasTried } = value;
  const fault = websiteFault(url, known);
  return {
    url,
    setUrl: (next) => {
      if (create.isError) create.reset();
      set({ url: next, wasTried });
    },
    fault: wasTried ? fault : undefined,
    submit: (add) => {
      if (create.isPending) return;
      set({ url, wasTried: true });
      if (!fault) add(url.trim(), reset);
    },
  };
}

/** Finds what the API would refuse (product spec, section 5: a link must start with http:// or https://). */
export function websiteFault(url: string, known: NewWebsiteStart['known']): WebsiteFault | undefined {
  const text = url.trim();
  if (text === '') return 'missing';
  if (!/^https?:\/\//i.test(text)) return 'scheme_missing';
  const parsed = parseWebsiteUrl(text);
  if (!parsed) return 'invalid';
  return known.some((website) => website.url === parsed.url) ? 'exists' : undefined;
}
