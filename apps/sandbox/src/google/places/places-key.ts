/** The one API key that the sandbox's Places API takes. It opens nothing outside of it. */
export const sandboxPlacesKey = 'sandbox-places-key';
