import { groupTypeIcon } from '@/components/ui/group-type';
import { Icon } from '@/components/ui/icon';
import { RadioCards } from '@/components/ui/radio-cards';
import type { GroupType } from '@/lib/groups/types';
import { groupTypeWords } from './group-types';

const types = [1, 2, 3, 4, 5] as const;

/** Cards to choose from; of a group that exists, the one it has. */
export function GroupTypeField({ fixed }: { fixed: GroupType | undefined }) {
  if (fixed === undefined) {
    return (
      <RadioCards
        legend="Type"
        name="type"
        defaultValue={1}
        options={types.map((type) => ({
          value: type,
          label: groupTypeWords[type].label,
          hint: groupTypeWords[type].hint,
          icon: groupTypeIcon(type),
          tint: type,
        }))}
      />
    );
  }
  return (
    <div className="field">
      <span className="label">Type</span>
      <div className={`radio-card tint-${fixed}`}>
        <Icon name={groupTypeIcon(fixed)} />
        <div>
          <p className="label">{groupTypeWords[fixed].label}</p>
          <p className="hint">{groupTypeWords[fixed].hint}</p>
        </div>
      </div>
      <p className="hint">The type of a group cannot be changed.</p>
    </div>
  );
}
