import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

export function VcardLink({ href }: { href: string }) {
  return (
    <a className={buttonClass({})} href={href} download>
      <Icon name="download" />
      vCard
    </a>
  );
}
