import type { Config } from './config.ts';
import { isLocalAddress } from './local-address.ts';
import { StartupError } from './startup-error.ts';

/**
 * Refuses settings that are valid one by one but contradict each other: throws for the first, with a message that says
 * what to set.
 */
export function refuseContradictions(config: Config): void {
  for (const { applies, says } of contradictions)
    if (applies(config)) throw new StartupError(typeof says === 'string' ? says : says(config));
}

interface Contradiction {
  applies(config: Config): boolean;
  says: string | ((config: Config) => string);
}

/** The sandbox plays the outside world unless a real provider of listings is named. */
export function hasSandbox({ GOOGLE_BASE_URL }: Config): boolean {
  return GOOGLE_BASE_URL === undefined;
}

/** Whether plans are sold here. Where they are not, every company has all there is, without an end. */
export function sellsPlans(config: Config): boolean {
  const canSell = hasSandbox(config) || config.STRIPE_SECRET_KEY !== undefined;
  return config.PINFOLD_BILLING === 'on' || (config.PINFOLD_BILLING === 'auto' && canSell);
}

type Optional = { [Name in keyof Config]-?: undefined extends Config[Name] ? Name : never }[keyof Config];

const contradictions: Contradiction[] = [
  {
    applies: (config) => !hasSandbox(config) && config.PINFOLD_SEED !== 'empty',
    says: ({ PINFOLD_SEED }) =>
      `PINFOLD_SEED=${PINFOLD_SEED} is filled from the sandbox, which GOOGLE_BASE_URL turns off: set PINFOLD_SEED=empty.`,
  },
  {
    applies: (config) =>
      hasSandbox(config) &&
      config.PINFOLD_SANDBOX === 'local' &&
      config.PINFOLD_PUBLIC_URL !== undefined &&
      !isLocalAddress(config.PINFOLD_PUBLIC_URL),
    says: ({ PINFOLD_PUBLIC_URL }) =>
      `PINFOLD_PUBLIC_URL is ${PINFOLD_PUBLIC_URL}, where the sandbox would show everybody's mails and reset links without a login: set GOOGLE_BASE_URL=google, or PINFOLD_SANDBOX=public if this is a demo.`,
  },
  {
    applies: ({ PINFOLD_ROLE, DATABASE_URL }) => PINFOLD_ROLE !== 'all' && DATABASE_URL === undefined,
    says: ({ PINFOLD_ROLE }) =>
      `PINFOLD_ROLE=${PINFOLD_ROLE} needs DATABASE_URL: the embedded database takes one process, which does everything.`,
  },
  needs('DATABASE_DIRECT_URL', 'DATABASE_URL'),
  {
    applies: (config) => config.PINFOLD_SECRET !== undefined && config.PINFOLD_SECRET_FILE !== undefined,
    says: 'PINFOLD_SECRET and PINFOLD_SECRET_FILE are both set: set one of them, with all keys.',
  },
  ...together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
  {
    applies: (config) => config.GOOGLE_BASE_URL === 'google' && config.GOOGLE_CLIENT_ID === undefined,
    says: 'GOOGLE_BASE_URL=google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the real one knows no client of the sandbox.',
  },
  ofNoUseToSandbox('GOOGLE_CLIENT_ID', 'GOOGLE_BASE_URL=google'),
  ofNoUseToSandbox('GOOGLE_PLACES_KEY', 'GOOGLE_BASE_URL=google'),
  ...together('DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'),
  {
    ...ofNoUseToSandbox('DATAFORSEO_LOGIN', 'DATAFORSEO_URL=https://api.dataforseo.com'),
    applies: (config) =>
      hasSandbox(config) && config.DATAFORSEO_LOGIN !== undefined && config.DATAFORSEO_URL === undefined,
  },
  ...together('APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET'),
  needs('APPLE_BASE_URL', 'APPLE_CLIENT_ID'),
  needs('APPLE_WEBHOOK_SECRET', 'APPLE_CLIENT_ID'),
  {
    ...ofNoUseToSandbox('APPLE_CLIENT_ID', 'APPLE_BASE_URL=https://business.apple.com'),
    applies: (config) =>
      hasSandbox(config) && config.APPLE_CLIENT_ID !== undefined && config.APPLE_BASE_URL === undefined,
  },
  needs('BING_PLACES_URL', 'BING_PLACES_IDENTITY'),
  needs('BING_PLACES_CERTIFICATE', 'BING_PLACES_IDENTITY'),
  {
    ...ofNoUseToSandbox('BING_PLACES_IDENTITY', 'BING_PLACES_URL=https://api.bingplaces.com'),
    applies: (config) =>
      hasSandbox(config) && config.BING_PLACES_IDENTITY !== undefined && config.BING_PLACES_URL === undefined,
  },
  needs('PAGESPEED_URL', 'PAGESPEED_API_KEY'),
  {
    ...ofNoUseToSandbox('PAGESPEED_API_KEY', 'PAGESPEED_URL=https://pagespeedonline.googleapis.com'),
    applies: (config) =>
      hasSandbox(config) && config.PAGESPEED_API_KEY !== undefined && config.PAGESPEED_URL === undefined,
  },
  ...together('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'),
  needs('FACEBOOK_BASE_URL', 'FACEBOOK_APP_ID'),
  {
    ...ofNoUseToSandbox('FACEBOOK_APP_ID', 'FACEBOOK_BASE_URL=https://graph.facebook.com'),
    applies: (config) =>
      hasSandbox(config) && config.FACEBOOK_APP_ID !== undefined && config.FACEBOOK_BASE_URL === undefined,
  },
  {
    applies: (config) =>
      config.PINFOLD_REVIEWS_BY_MODEL &&
      !hasSandbox(config) &&
      config.OPENAI_API_KEY === undefined &&
      config.OPENAI_BASE_URL === undefined,
    says: 'PINFOLD_REVIEWS_BY_MODEL=true needs a model: set OPENAI_API_KEY, or OPENAI_BASE_URL for one of your own.',
  },
  ...together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
  {
    ...ofNoUseToSandbox('STRIPE_SECRET_KEY', 'STRIPE_BASE_URL=https://api.stripe.com'),
    applies: (config) =>
      hasSandbox(config) && config.STRIPE_SECRET_KEY !== undefined && config.STRIPE_BASE_URL === undefined,
  },
  {
    applies: (config) =>
      config.PINFOLD_BILLING === 'on' && !hasSandbox(config) && config.STRIPE_SECRET_KEY === undefined,
    says: 'PINFOLD_BILLING=on needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: without them nobody can pay.',
  },
  needs('PINFOLD_FILES_URL', 'PINFOLD_FILES_KEY'),
  needs('PINFOLD_FILES_URL', 'PINFOLD_FILES_SECRET'),
  needs('PINFOLD_FILES_KEY', 'PINFOLD_FILES_URL'),
  needs('PINFOLD_FILES_SECRET', 'PINFOLD_FILES_URL'),
];

function needs(one: Optional, other: Optional): Contradiction {
  return {
    applies: (config) => config[one] !== undefined && config[other] === undefined,
    says: `${one} is set and ${other} is not: set both or neither.`,
  };
}

function together(one: Optional, other: Optional): Contradiction[] {
  return [needs(one, other), needs(other, one)];
}

function ofNoUseToSandbox(name: Optional, instead: string): Contradiction {
  return {
    applies: (config) => hasSandbox(config) && config[name] !== undefined,
    says: `${name} is set, and the sandbox takes its own alone: set ${instead}, or leave it out.`,
  };
}
