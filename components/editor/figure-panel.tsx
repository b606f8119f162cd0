import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNodeByKey } from 'lexical';
import { type RefObject, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { changeFigure, type Figure, type FigureAlign, type FigureSize } from './features/figure';
import { deleteBlock } from './features/move';
import { $isPreservedBlock } from './nodes/preserved';

type Props = { nodeKey: string; figure: Figure; bar: RefObject<HTMLFieldSetElement | null> };

const sizes: { value: FigureSize; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'column', label: 'Original' },
  { value: 'wide', label: 'Wide' },
  { value: 'full', label: 'Full width' },
];

const aligns: { value: FigureAlign; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];

/** Words and width of the selected picture. Each field changes the text when it is left or Enter is pressed. */
export function FigurePanel({ nodeKey, figure, bar }: Props) {
  const [editor] = useLexicalComposerContext();
  const id = useId();
  const change = (changes: Partial<Figure>) => {
    const image = editor.getElementByKey(nodeKey)?.querySelector('img');
    const natural = image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null;
    editor.update(() => {
      const node = $getNodeByKey(nodeKey);
      if ($isPreservedBlock(node)) node.setHtml(changeFigure(node.getHtml(), changes, natural));
    });
  };
  const write = (name: 'alt' | 'caption', value: string) => {
    if (value !== figure[name]) change({ [name]: value });
  };
  const text = (name: 'alt' | 'caption', label: string, placeholder: string) => (
    <>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="input"
        defaultValue={figure[name]}
        placeholder={placeholder}
        maxLength={1000}
        onBlur={({ target }) => write(name, target.value)}
        onKeyDown={(event) => event.key === 'Enter' && write(name, event.currentTarget.value)}
      />
    </>
  );
  return (
    <fieldset
      ref={bar}
      className="editor-figure"
      aria-label="Image"
      onKeyDown={(event) => event.key === 'Escape' && editor.focus()}
    >
      {text('alt', 'Alt text', 'What the picture shows')}
      {text('caption', 'Caption', 'Shown below the picture')}
      <label htmlFor={`${id}-size`}>Width</label>
      <div className="editor-figure-row">
        <Select
          id={`${id}-size`}
          options={sizes}
          value={figure.size}
          onChange={({ target }) => change({ size: target.value as FigureSize })}
        />
        <Select
          aria-label="Alignment"
          options={aligns}
          value={figure.align}
          disabled={figure.size === 'wide' || figure.size === 'full'}
          onChange={({ target }) => change({ align: target.value as FigureAlign })}
        />
        <IconButton
          icon="trash"
          label="Delete image"
          size="sm"
          tooltip={false}
          onClick={() => deleteBlock(editor, nodeKey)}
        />
      </div>
    </fieldset>
  );
}
