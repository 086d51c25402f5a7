/** What the model says when it is directed to refuse. */
export const refusalText = "I'm sorry, but I can't help with that.";
