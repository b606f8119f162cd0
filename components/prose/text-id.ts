/** The ids of the elements around the texts of a page. */
export function postTextId(post: number): string {
  return `post-${post}`;
}

export function commentTextId(comment: number): string {
  return `comment-${comment}`;
}
