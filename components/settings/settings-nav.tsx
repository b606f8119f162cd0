'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';

const sections = [
  {
    title: 'Organisation Settings',
    links: [
      { href: '/settings', label: 'General Settings' },
      { href: '/settings/users', label: 'Manage Team' },
      { href: '/settings/sso', label: 'Single Sign On' },
      { href: '/settings/audit', label: 'Audit Log' },
      { href: '/settings/jobs', label: 'Jobs' },
    ],
  },
  {
    title: 'Appearance',
    links: [
      { href: '/settings/menu', label: 'Navigation' },
      { href: '/settings/login', label: 'Login Page' },
    ],
  },
] as const;

export function SettingsNav() {
  const path = usePathname();
  return (
    <nav className="settings-nav" aria-label="Settings">
      {sections.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The pages below Manage Team belong to it. */
function isCurrent(path: string, href: string) {
  return path === href || (href !== '/settings' && path.startsWith(`${href}/`));
}
