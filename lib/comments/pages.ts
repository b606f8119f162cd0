/** Hundreds of comments that one screen shows at most. */
export const commentPagesAtOnce = 10;
