import { clsx } from 'clsx';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Option<Value extends string | number> = {
  value: Value;
  label: string;
  hint?: string | undefined;
  icon?: IconName | undefined;
  /** One of the group types, for its colour. */
  tint?: 1 | 2 | 3 | 4 | 5 | undefined;
  disabled?: boolean | undefined;
};

type Props<Value extends string | number> = {
  legend: string;
  hideLegend?: boolean | undefined;
  name: string;
  options: readonly Option<Value>[];
  defaultValue?: Value | undefined;
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/** One choice out of a few that deserve a sentence each. Arrow keys walk, as in every radio group. */
export function RadioCards<Value extends string | number>(props: Props<Value>) {
  const { legend, hideLegend, name, options, defaultValue, value, onChange } = props;
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'label mb-2'}>{legend}</legend>
      <div className="radio-cards">
        {options.map((option) => (
          <label key={option.value} className={clsx('radio-card', option.tint && `tint-${option.tint}`)}>
            {option.icon ? <Icon name={option.icon} /> : <span />}
            <span>
              <span className="label">{option.label}</span>
              {option.hint && <span className="hint block">{option.hint}</span>}
            </span>
            <input
              type="radio"
              className="box"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value !== undefined
                ? { checked: value === option.value, onChange: () => onChange?.(option.value) }
                : { defaultChecked: defaultValue === option.value })}
              {...(value === undefined && onChange && { onChange: () => onChange(option.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
