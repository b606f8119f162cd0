/** A key that nobody else makes. Not `randomUUID`, which only pages with TLS have: an intranet may go without. */
export const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
