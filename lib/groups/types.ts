/** Group type codes (spec §1). Apart from the schema, so that the browser gets them without zod. */
export const groupTypes = { chronological: 1, knowledgeBase: 2, files: 3, events: 4, forum: 5 } as const;
export type GroupType = (typeof groupTypes)[keyof typeof groupTypes];
