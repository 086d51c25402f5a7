/** How a link to a form reaches customers. */
export const boosterChannels = ['qr', 'link', 'email', 'sms'] as const;
/** One way for a link to reach customers. */
export type BoosterChannel = (typeof boosterChannels)[number];

/** Public pages where a review of a location can be written; every visitor of a form is offered all that it names. */
export const boosterTargets = ['google'] as const;
/** One of the public pages. */
export type BoosterTarget = (typeof boosterTargets)[number];

/** Kinds of pictures of a link, for print. */
export const qrFormats = ['svg', 'png'] as const;
/** One kind of picture. */
export type QrFormat = (typeof qrFormats)[number];

/** What a form can hold, in characters, days and pieces. */
export const boosterLimits = {
  nameLength: 100,
  questionLength: 200,
  commentLength: 4000,
  contactLength: 254,
  retentionDays: { least: 30, most: 1095, usual: 365 },
  forms: 50,
  /** Locations that get a link in one request. */
  linkedLocations: 1000,
} as const;
