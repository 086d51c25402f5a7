/** How much a locator holds; lengths in characters. */
export const locatorLimits = {
  header: 80,
  launcherText: 40,
  linkText: 80,
  url: 2048,
  email: 254,
  phone: 40,
  sectionTitle: 80,
  sections: 10,
  sectionItems: 12,
  imageText: 160,
  filters: 30,
  question: 300,
  answer: 3000,
  /** Questions for all locations, or for one. */
  questions: 100,
  listingText: 1500,
  /** Bytes of an uploaded picture. */
  imageBytes: 2_000_000,
  /** Records that come with the first answer. */
  firstStores: 50,
  /** Records in a page of columns at most. */
  pageStores: 5000,
  /** Records of which the preview brings more than the first: each page of it reads all of them anew. */
  previewStores: 10_000,
} as const;
