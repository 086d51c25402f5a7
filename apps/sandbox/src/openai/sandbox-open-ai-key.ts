/** The one key that the sandbox's model takes. It opens nothing outside of it. */
export const sandboxOpenAiKey = 'sandbox-openai';
