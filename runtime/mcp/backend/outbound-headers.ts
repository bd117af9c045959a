/** Names, in lower case, and values of headers, in turn. */
export type OutboundHeaders = readonly string[];

export const noHeaders: OutboundHeaders = [];
