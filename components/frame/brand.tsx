import { Link } from '@/components/ui/link';

export type Team = { name: string; logo: string | null };

export function Brand({ team, href = '/' }: { team: Team; href?: string | undefined }) {
  return (
    <Link className="brand" href={href}>
      <BrandFace team={team} />
      <span className="sr-only">, home</span>
    </Link>
  );
}

/** The logo, or the first letter of the name, and the name. */
export function BrandFace({ team }: { team: Team }) {
  return (
    <>
      {team.logo ? (
        // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
        <img className="brand-logo" src={team.logo} alt="" height={30} />
      ) : (
        <span className="brand-mark" aria-hidden="true">
          {team.name.trim().charAt(0).toUpperCase()}
        </span>
      )}
      <span className="brand-name">{team.name}</span>
    </>
  );
}
