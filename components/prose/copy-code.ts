import { copyText } from '@/lib/client/clipboard';

const shownFor = 2_000;

/** Gives each block of code a button, once, and lets the keyboard scroll it. Without scripts nothing is shown. */
export function addCopyButtons(box: HTMLElement): void {
  for (const block of box.querySelectorAll('pre')) {
    if (block.parentElement?.classList.contains('code')) continue;
    const frame = document.createElement('div');
    frame.className = 'code';
    block.replaceWith(frame);
    block.tabIndex = 0;
    frame.append(block, copyButton(block));
  }
}

function copyButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  button.textContent = 'Copy';
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    button.textContent = (await copyText(block.textContent ?? '')) ? 'Copied' : 'Select and copy it';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, shownFor);
  });
  return button;
}
