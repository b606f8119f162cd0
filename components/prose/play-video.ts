const players: Record<string, (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
};

/** Puts the player where its picture was: nothing of a third party loads before this press. */
export function playVideo(facade: HTMLElement): void {
  const { play = '', id = '' } = facade.dataset;
  const source = players[play]?.(encodeURIComponent(id));
  if (!source) return;
  const frame = document.createElement('iframe');
  frame.src = source;
  frame.title = 'Video';
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.allowFullscreen = true;
  facade.replaceWith(frame);
  frame.focus();
}
