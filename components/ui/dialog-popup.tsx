'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { Alert } from './alert';
import type { DialogProps } from './dialog';
import { IconButton } from './icon-button';

export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, size = 'md', locked, alert, initialFocus } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !locked && onClose()}
      disablePointerDismissal={alert ?? false}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          className={clsx('dialog', size !== 'md' && `dialog-${size}`)}
          initialFocus={initialFocus}
          role={alert ? 'alertdialog' : 'dialog'}
        >
          <div className="dialog-head">
            <Base.Title>{title}</Base.Title>
            <Base.Close
              render={<IconButton icon="x" label="Close" size="sm" tooltip={false} disabled={locked} />}
            />
          </div>
          <Content {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ children, footer, error, onSubmit }: DialogProps) {
  const errors = typeof error === 'string' ? [error] : (error ?? []);
  const content = (
    <>
      <div className="dialog-body">
        {errors.length > 0 && <Alert errors={errors} />}
        {children}
      </div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </>
  );
  return onSubmit ? <form onSubmit={onSubmit}>{content}</form> : content;
}
