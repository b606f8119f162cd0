import { clsx } from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = ComponentProps<'div'> & {
  rect: () => DOMRect | null;
  place: 'above' | 'below';
};

const gap = 8;
/** The sticky header covers what is above this line. */
const ceiling = 68;

/** Something beside a place in the text. It stands in the editor's own box, so that it scrolls with the text. */
export function Floating({ rect, place, className, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => box.current && position(box.current, rect(), place);
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  });
  return <div ref={box} className={clsx('editor-floating', className)} {...props} />;
}

function position(element: HTMLElement, target: DOMRect | null, place: Props['place']) {
  const parent = element.offsetParent?.getBoundingClientRect();
  if (!target || !parent) return;
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = target.top - height - gap;
  const below = target.bottom + gap;
  const fitsBelow = below + height < window.innerHeight;
  const top =
    place === 'above' ? (above > ceiling ? above : below) : fitsBelow || above < ceiling ? below : above;
  const wanted = place === 'above' ? target.left + target.width / 2 - width / 2 : target.left;
  // Beside something taller than the window, it stays in sight.
  const seen = Math.max(ceiling, Math.min(top, window.innerHeight - height - gap));
  const left = Math.max(gap, Math.min(wanted, document.documentElement.clientWidth - width - gap));
  element.style.top = `${(target.height > window.innerHeight / 2 ? seen : top) - parent.top}px`;
  element.style.left = `${left - parent.left}px`;
}
