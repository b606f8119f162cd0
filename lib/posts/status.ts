/** Post status codes (spec §4). */
export const postStatus = { unsaved: 0, draft: 1, published: 2 } as const;
