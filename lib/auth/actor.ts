/** Who asks. Read from the database at each request, never from the cookie's token. */
export type Actor = {
  id: number;
  isAdmin: boolean;
  sessionId: string;
  /** The team hides e-mail addresses from everybody but their owner. */
  hideEmail: boolean;
};
