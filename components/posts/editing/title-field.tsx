import { Textarea } from '@/components/ui/textarea';

type Props = {
  value: string;
  problem: string | undefined;
  onChange: (title: string) => void;
  onLeave: () => void;
  /** Enter goes on in the text. */
  onEnter: () => void;
  autoFocus: boolean;
};

/** The title as it will stand on the page; one line, however long it grows. */
export function TitleField({ value, problem, onChange, onLeave, onEnter, autoFocus }: Props) {
  return (
    <Textarea
      bare
      rows={1}
      className="title post-editor-title"
      aria-label="Title"
      aria-invalid={problem ? true : undefined}
      placeholder="Title"
      maxLength={255}
      value={value}
      // biome-ignore lint/a11y/noAutofocus: a new post begins with its title, and nothing else is on the page
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
