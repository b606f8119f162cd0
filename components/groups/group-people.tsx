import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { PersonPicker } from '@/components/users/person-picker';
import type { UserSummaryJson } from '@/lib/users/schema';

export type PeopleLists = Record<'members' | 'creators' | 'admins', UserSummaryJson[]>;

type Props = {
  people: PeopleLists;
  /** The lists as they will be saved. */
  counted: PeopleLists;
  onChange: (people: PeopleLists) => void;
  errors: Record<string, string[]>;
  showMembers: boolean;
  showCreators: boolean;
  /** The group is open now and will be private. */
  closing: boolean;
  /** The viewer, if saving takes their rights away. */
  leaver: number | null;
  isNew: boolean;
};

export function GroupPeople(props: Props) {
  const { people, counted, onChange, errors, showMembers, showCreators, closing, leaver, isNew } = props;
  const picker = (list: keyof PeopleLists, label: string, hint: string) => (
    <Field label={label} hint={hint} error={errors[list]}>
      {(control) => (
        <PersonPicker
          {...control}
          value={people[list]}
          onChange={(chosen) => onChange({ ...people, [list]: chosen })}
        />
      )}
    </Field>
  );
  return (
    <>
      {closing && <ClosingAlert people={counted} />}
      {showMembers && picker('members', 'Members', 'They see the group, read, react and comment.')}
      {showCreators &&
        picker('creators', 'Creators', 'They can create posts. In a private group they are members as well.')}
      {picker(
        'admins',
        'Admins',
        isNew
          ? 'They change these settings, the categories and all posts. You are one of them from the start.'
          : 'They change these settings, the categories and all posts. Admins of the team can do so too.',
      )}
      {leaver !== null && (
        <Alert tone="warning">
          <p>
            {showMembers && !sees(counted, leaver)
              ? 'You are on none of these lists: once saved, you no longer see this group.'
              : 'You are not among the admins: once saved, you can no longer change these settings.'}
          </p>
        </Alert>
      )}
    </>
  );
}

/** Turning an open group private takes it away from most people, so it says from whom not. */
function ClosingAlert({ people }: { people: PeopleLists }) {
  const staying = everybody(people);
  return (
    <Alert tone="warning" title="This group is open to the whole team now">
      <p>
        Once saved, {nameSome(staying)} and the admins of the team keep sight of it. Everybody else loses it
        at once: its posts, files, comments and search results.
      </p>
    </Alert>
  );
}

function everybody({ members, creators, admins }: PeopleLists): UserSummaryJson[] {
  return [...new Map([...members, ...creators, ...admins].map((person) => [person.id, person])).values()];
}

function sees(people: PeopleLists, id: number): boolean {
  return everybody(people).some((person) => person.id === id);
}

const named = 3;

function nameSome(people: UserSummaryJson[]): string {
  if (people.length === 0) return 'nobody on the lists below';
  const names = people.slice(0, named).map((person) => person.name);
  const rest = people.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}
