/** Characters in a website's address and in its name. */
export const websiteMaxLengths = { url: 500, name: 200 } as const;
